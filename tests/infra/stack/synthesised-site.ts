import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { App, type AppProps } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import * as v from 'valibot'
import { stagingConfig } from '#infra/stack/config.ts'
import type { ConfigInput } from '#infra/stack/config-schema.ts'
import { SiteStack } from '#infra/stack/site-stack.ts'
import { readStage } from '#infra/stack/stage.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

// The CDK CLI passes these to the app.
const { context } = v.parse(
  v.object({ context: v.record(v.string(), v.unknown()) }),
  JSON.parse(readFileSync('cdk.json', 'utf8')),
)

const smallSite = {
  'site/index.html': '<!doctype html>',
  'site/404.html': '<!doctype html>',
  'site/assets/index-Bd1fGh2k.js': '',
  'lambda/index.mjs': 'export const handler = async () => ({})',
  'heartbeat/index.mjs': 'export const handler = async () => {}',
}

type StageName = 'production' | 'staging'

// The validators take seconds: only site-app.test.ts runs them.
const withoutValidators = (props: AppProps) =>
  new App({ ...props, builtinCloudFormationValidation: false })

/** Creates the stack with a small site in a temporary folder, and more files in `site/`, `lambda/` or `heartbeat/`. */
export function siteStack(
  config: ConfigInput = {},
  STAGE: StageName = 'production',
  files: Readonly<Record<string, string>> = {},
  createApp = withoutValidators,
) {
  const folder = temporaryFolder({ ...smallSite, ...files })
  const app = createApp({ context, outdir: join(folder, 'cdk.out') })
  const stage = readStage({ STAGE }, { production: {}, staging: stagingConfig, [STAGE]: config })
  const stack = new SiteStack(app, stage.config.stackName, {
    stage,
    site: join(folder, 'site'),
    bundle: join(folder, 'lambda'),
    heartbeatBundle: join(folder, 'heartbeat'),
    commit: 'a1b2c3',
  })
  return { app, stack }
}

const referenceSchema = v.union([
  v.strictObject({ Ref: v.string() }),
  v.strictObject({ 'Fn::GetAtt': v.tuple([v.string(), v.string()]) }),
  v.strictObject({ 'Fn::Join': v.tuple([v.string(), v.array(v.string())]) }),
])

/** A reference as text: the id of a resource without its hash, or the distribution's address. */
const textOf = (id: string, attribute?: string) =>
  attribute === 'DomainName' ? 'd1.cloudfront.net' : id.replace(/[0-9A-F]{8}$/, '')

function resolveReference(reference: unknown): unknown {
  if (!v.is(referenceSchema, reference)) return reference
  if ('Ref' in reference) return textOf(reference.Ref)
  if ('Fn::GetAtt' in reference) return textOf(...reference['Fn::GetAtt'])
  const [separator, parts] = reference['Fn::Join']
  return parts.join(separator)
}

const jsonSchema = v.record(v.string(), v.unknown())

/** The template for these settings of a stage, with its references as text. */
export function synthesisedSite(config?: ConfigInput, stage?: StageName): Template {
  const json = JSON.stringify(Template.fromStack(siteStack(config, stage).stack).toJSON())
  const resolved: unknown = JSON.parse(json, (_, value) => resolveReference(value))
  return Template.fromJSON(v.parse(jsonSchema, resolved))
}

const resourceSchema = v.object({ Properties: v.optional(jsonSchema, {}) })

/** The properties of all resources of a type that have these, among others. */
export function propertiesOf(template: Template, type: string, Properties?: object) {
  const found = Object.values(template.findResources(type, Properties && { Properties }))
  return found.map((resource) => v.parse(resourceSchema, resource).Properties)
}

const functionSchema = v.object({ Environment: v.object({ Variables: jsonSchema }) })

const toText = (it: unknown) => (typeof it === 'string' ? it : JSON.stringify(it))

/** The environment of the API's function. A value that is neither text nor a plain reference becomes JSON. */
export function environmentIn(template: Template): Readonly<Record<string, string>> {
  const [found] = propertiesOf(template, 'AWS::Lambda::Function', { Role: 'ApiFunctionRole' })
  const { Variables } = v.parse(functionSchema, found).Environment
  return Object.fromEntries(Object.entries(Variables).map(([name, it]) => [name, toText(it)]))
}

const allowed = v.object({ Effect: v.literal('Allow'), Action: v.unknown(), Resource: v.unknown() })
const policySchema = v.object({ PolicyDocument: v.object({ Statement: v.array(allowed) }) })

/** A role's permissions: actions and their resources. */
export function permissionsIn(template: Template, role: string): readonly string[] {
  return propertiesOf(template, 'AWS::IAM::Policy', { Roles: [role] })
    .flatMap((policy) => v.parse(policySchema, policy).PolicyDocument.Statement)
    .map(({ Action, Resource }) => `${String(Action)} on ${String(Resource)}`)
}

/** All settings, each with a value other than its default. */
export const everySetting = {
  account: '123456789012',
  live: true,
  stackName: 'Shop',
  domainNames: ['www.example.com', 'example.com'],
  certificateArn:
    'arn:aws:acm:us-east-1:123456789012:certificate/01234567-89ab-cdef-0123-456789abcdef',
  hostedZone: { id: 'Z0123456789ABCDEFGHIJ', name: 'example.com' },
  paymentsKeyParameter: '/shop/stripe-key',
  firewall: true,
  alarmEmail: 'operations@example.com',
  pagerUrl: 'https://pager.example.com/key',
  monthlyBudgetUsd: 50,
  serviceWorker: false,
  heartbeat: true,
  githubRepository: 'owner/site',
  reservedConcurrency: 40,
} satisfies Required<ConfigInput>
