import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CfnResource } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import * as v from 'valibot'
import { Document, visit } from 'yaml'
import { createGitHubApp } from '#infra/stack/github-app.ts'
import { createSiteApp } from '#infra/stack/site-stack.ts'
import { readStage } from '#infra/stack/stage.ts'
import {
  everySetting,
  synthesisedSite,
  siteStack,
  resolvedTemplate,
  withoutHash,
} from './synthesised-site.ts'

const jsonSchema = v.record(v.string(), v.unknown())
type Json = v.InferOutput<typeof jsonSchema>

const resourceSchema = v.object({
  Type: v.string(),
  Properties: v.optional(jsonSchema),
  DependsOn: v.optional(v.array(v.string())),
  DeletionPolicy: v.optional(v.string()),
})
const templateSchema = v.object({
  Resources: v.record(v.string(), resourceSchema),
  Outputs: v.optional(jsonSchema),
})

// What is for readers of the console, has a test of its own, or is the CDK's own business.
const unreadTypes = /LayerVersion|QueryDefinition|AutoDeleteObjects/
const unreadIds = /^Custom(CDKBucketDeployment|S3AutoDeleteObjects)/
const unread =
  /^(\w*Description|Comment|Tags|Code|FunctionCode|PolicyName|Sid|Version|ServiceToken|Source\w+Names|Source\w+Keys|OutputObjectKeys|VisibilityConfig|WaitFor\w+)$/

/** What an alarm has in its text only if it is otherwise: `null` is nothing. */
const usual: Json = {
  ComparisonOperator: 'GreaterThanOrEqualToThreshold',
  DatapointsToAlarm: 1,
  Period: 300,
  Statistic: 'Sum',
  TreatMissingData: 'notBreaching',
}

function withoutUsual(properties: Json): Json {
  const absent = Object.fromEntries(Object.keys(usual).map((name) => [name, null]))
  const all = Object.entries({ ...absent, ...properties })
  return Object.fromEntries(all.filter(([name, it]) => it !== usual[name]))
}

/** What a reviewer reads of a template: its outputs, and by type and id its resources. */
function readIn(template: Template): Json {
  const json = JSON.stringify(template.toJSON(), (name, it: unknown) => {
    if (unread.test(name)) return undefined
    return typeof it === 'string' ? withoutHash(it).replace(/[0-9a-f]{64}\.zip/, 'ARCHIVE') : it
  })
  const { Resources, Outputs } = v.parse(templateSchema, JSON.parse(json))
  const read: Record<string, Record<string, Json>> = {}
  for (const [id, { Type, Properties = {}, ...others }] of Object.entries(Resources)) {
    if (unreadTypes.test(Type) || unreadIds.test(id)) continue
    const properties = Type === 'AWS::CloudWatch::Alarm' ? withoutUsual(Properties) : Properties
    read[Type] = { ...read[Type], [withoutHash(id)]: { ...properties, ...others } }
  }
  return { Outputs, ...read }
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const isObject = (it: unknown): it is Json => v.is(jsonSchema, it) && !Array.isArray(it)

/** What these have instead of the others: `null` is nothing. */
function differenceOf(these: Json, others: Json): Json {
  const names = Object.keys({ ...these, ...others })
  const different = names.flatMap((name): [string, unknown][] => {
    const [it, other] = [these[name], others[name]]
    if (isEqual(it, other)) return []
    return [[name, isObject(it) && isObject(other) ? differenceOf(it, other) : (it ?? null)]]
  })
  return Object.fromEntries(different)
}

/** As YAML, in which what is short has one line. */
function textOf(read: Json): string {
  const document = new Document(read, { aliasDuplicateObjects: false })
  visit(document, {
    Collection(_, node) {
      node.flow = JSON.stringify(node).length < 180
    },
  })
  return document.toString({ lineWidth: 0 })
}

// The files beside this one say what is deployed, for the reviewer of a change: what may do what, what is public, counted and
// notified, and which file is uploaded how. A change that is meant is written by: npx vitest run --project infra --update

const names = { account: everySetting.account, stackName: everySetting.stackName }
const full = readIn(synthesisedSite(everySetting))
const bare = readIn(synthesisedSite(names))
const staging = readIn(synthesisedSite(names, 'staging'))

test('the stack with every setting is as reviewed, with its headers, caching and throttles (rules 15.4 to 15.7)', async () => {
  await expect(textOf(full)).toMatchFileSnapshot('template/every-setting.txt')
})

test('without settings, and in staging, it differs as reviewed', async () => {
  const differences = {
    'no settings': differenceOf(bare, full),
    staging: differenceOf(staging, bare),
  }
  await expect(textOf(differences)).toMatchFileSnapshot('template/differences.txt')
})

const githubRepository = 'owner/site'
const inputs = {
  production: { account: '111111111111', githubRepository },
  staging: { account: '222222222222', githubRepository, stackName: 'SiteStaging' },
}
const rolesOf = (STAGE: string, given: Parameters<typeof readStage>[1] = inputs) =>
  textOf(readIn(resolvedTemplate(createGitHubApp(readStage({ STAGE }, given)).stack)))

// Anyone who may push a branch can change its workflows, and name any environment in them.
test('GitHub’s jobs have the rights that were reviewed, in staging to none of production’s environments, account and stack, and without a rollback', async () => {
  const production = rolesOf('production')
  await expect(production).toMatchFileSnapshot('template/github-roles.txt')
  const ofProduction = [
    /rollback/,
    /1{12}/,
    /[:/]Site[-/]/,
    /environment: ?(deploy|smoke)(?!-staging)/,
  ]
  for (const part of ofProduction) {
    expect(production).toMatch(part)
    expect(rolesOf('staging')).not.toMatch(part)
  }
})

// CloudFormation names what has no name after stack and construct, and cuts what is longer than the service's limit.
test.each(['Site', 'S'.repeat(25)])(
  'a rollback of the stack %s has rights to its function, its bucket and its distribution',
  (stackName) => {
    const { stack } = siteStack({ stackName })
    const template = Template.fromStack(stack)
    const named = (type: string, construct: RegExp) => {
      const id = Object.keys(template.findResources(type)).find((each) => construct.test(each))
      return `${stackName}-${id}-1GRP3N0TVA1LD`
    }
    const apiFunction = named('AWS::Lambda::Function', /^ApiFunction/)
    const bucket = named('AWS::S3::Bucket', /Files/).toLowerCase()
    expect(apiFunction.length).toBeLessThanOrEqual(64)
    expect(bucket.length).toBeLessThanOrEqual(63)
    const roles = rolesOf('production', {
      ...inputs,
      production: { ...inputs.production, stackName },
    })
    const rightsTo = (pattern: string, physical: string) => {
      expect(roles).toContain(`${pattern}*`)
      expect(physical.startsWith(pattern)).toBe(true)
    }
    rightsTo(`${stackName}-ApiFunction`, apiFunction)
    rightsTo(`${stackName.toLowerCase()}-staticsitefiles`, bucket)
    expect(roles).toContain(`aws:ResourceTag/Site: ${stack.tags.tagValues()['Site']} `)
  },
)

test('without a repository, the error asks for one', () => {
  const without = { production: {}, staging: { stackName: 'Trial' } }
  expect(() => createGitHubApp(readStage({}, without))).toThrow(
    'Set githubRepository for production',
  )
})

const siteApp = (config = {}) => siteStack(config, 'production', {}, createSiteApp)

const reportSchema = v.object({
  pluginReports: v.array(v.object({ violations: v.array(v.unknown()) })),
})

test.each([
  ['no settings', {}],
  ['all settings', everySetting],
])('with %s, every finding is acknowledged, warnings included', (_, config) => {
  const { directory } = siteApp(config).app.synth()
  const report = readFileSync(join(directory, 'validation-report.json'), 'utf8')
  const { pluginReports } = v.parse(reportSchema, JSON.parse(report))
  expect(pluginReports.flatMap(({ violations }) => violations)).toEqual([])
})

test("a finding of the CDK's own rules fails the synth too", () => {
  const { app, stack } = siteApp()
  new CfnResource(stack, 'Odd', { type: 'AWS::SNS::Topic', properties: { Colour: 'blue' } })
  expect(() => app.synth()).toThrow(/Colour/)
})
