import type { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { stagingConfig } from '#infra/stack/config.ts'
import type { ConfigInput } from '#infra/stack/config-schema.ts'
import { readStage } from '#infra/stack/stage.ts'
import * as v from 'valibot'
import { everySetting, synthesisedSite } from './synthesised-site.ts'

const { alarmEmail, pagerUrl, monthlyBudgetUsd: _, githubRepository, ...others } = everySetting

const stagingSettings = {
  ...others,
  account: '210987654321',
  live: false,
  stackName: 'ShopStaging',
  domainNames: ['staging.example.com'],
  paymentsKeyParameter: '/shop/staging/stripe-key',
} satisfies ConfigInput

test('production is the default, and both stages of config.ts are valid', () => {
  expect(readStage({})).toMatchObject({ name: 'production', config: { stackName: 'Site' } })
  expect(readStage({ STAGE: 'staging' })).toMatchObject({ name: 'staging', config: stagingConfig })
})

test.each(['Production', 'toString'])('STAGE=%s is rejected with one sentence', (STAGE) => {
  expect(() => readStage({ STAGE })).toThrow('STAGE must be production or staging.')
})

test.each<[setting: string, given: ConfigInput]>([
  ['stackName', { stackName: everySetting.stackName }],
  ['alarmEmail', { alarmEmail }],
  ['pagerUrl', { pagerUrl }],
  ['paymentsKeyParameter', { paymentsKeyParameter: everySetting.paymentsKeyParameter }],
  ['githubRepository', { githubRepository, account: everySetting.account }],
  ['githubRepository', { githubRepository, account: undefined }],
  ['live', { live: true }],
  ['domainNames', { domainNames: ['staging.example.com', 'example.com'] }],
])('the %s of staging with %j is rejected, whichever stage is deployed', (setting, given) => {
  const inputs = { production: everySetting, staging: { ...stagingSettings, ...given } }
  for (const STAGE of ['production', 'staging']) {
    expect(() => readStage({ STAGE }, inputs)).toThrow(new RegExp(`^${setting} [^\\n]+\\.$`))
  }
})

const propertiesSchema = v.optional(v.record(v.string(), v.unknown()), {})
const resource = v.object({ Type: v.string(), Properties: propertiesSchema })
const resourcesSchema = v.object({ Resources: v.record(v.string(), resource) })
const configSchema = v.object({ Name: v.string() })

// Named inside another resource, which has its own name.
const namedWithin = ['AWS::ApiGatewayV2::Stage', 'AWS::IAM::Policy', 'AWS::Lambda::Alias']

/** The names that a template gives its resources; CloudFormation's own names contain the stack's. */
function namesIn(template: Template): readonly unknown[] {
  const { Resources } = v.parse(resourcesSchema, template.toJSON())
  return Object.values(Resources).flatMap(({ Type, Properties }) => {
    if (namedWithin.includes(Type)) return []
    const inConfig = Object.values(Properties).flatMap((it) =>
      v.is(configSchema, it) ? it.Name : [],
    )
    const own = Properties['Name'] ?? Properties[`${Type.split('::').at(-1)}Name`]
    return [own, ...inConfig].filter((name) => name !== undefined)
  })
}

const namespacesIn = (template: Template) =>
  JSON.stringify(template.toJSON()).match(/"MetricNamespace":"[^"]+"/g) ?? []

test('the two stacks use different names and metrics, so that they fit in one account', () => {
  const production = synthesisedSite(everySetting)
  const staging = synthesisedSite(stagingSettings, 'staging')
  for (const valuesOf of [namesIn, namespacesIn]) {
    const [ours, theirs] = [new Set(valuesOf(production)), new Set(valuesOf(staging))]
    expect(ours.size).toBeGreaterThan(0)
    expect([...theirs].filter((value) => ours.has(value))).toEqual([])
  }
})

test('a payment of one stage never returns to the other', () => {
  const staging = JSON.stringify(synthesisedSite(stagingSettings, 'staging').toJSON())
  expect(staging).toContain('"https://staging.example.com,https://d1.cloudfront.net"')
  for (const name of everySetting.domainNames) expect(staging).not.toContain(`"${name}"`)
})
