import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseConfig } from '#infra/stack/config-schema.ts'
import { CommandError } from '#infra/tools/command.ts'
import { everySetting } from './synthesised-site.ts'

test('another stack in the account has its own key', () => {
  expect(parseConfig({ stackName: 'Shop' }).paymentsKeyParameter).toBe('/Shop/stripe-secret-key')
})

test('every setting can be set', () => {
  expect(parseConfig(everySetting)).toEqual(everySetting)
})

test('docs/deploy.md lists every setting, and no others', () => {
  const items = readFileSync('docs/deploy.md', 'utf8').matchAll(/^- `([a-z]\w+)`: /gm)
  expect(new Set(Array.from(items, ([, name]) => name))).toEqual(new Set(Object.keys(everySetting)))
})

test.each([
  ['account', '1234'],
  ['stackName', 'My site'],
  ['domainNames', []],
  ['domainNames', ['https://www.example.com']],
  ['domainNames', ['WWW.example.com']],
  ['domainNames', ['localhost']],
  ['domainNames', ['www.example.com', 'example.com', 'www.example.com']],
  ['certificateArn', everySetting.certificateArn.replace('us-east-1', 'af-south-1')],
  ['hostedZone', { id: 'example', name: 'example.com' }],
  ['paymentsKeyParameter', 'sk_live_0123456789'],
  ['kmsKeyArn', 'arn:aws:kms:us-east-1:123456789012:alias/site'],
  ['firewall', 'on'],
  ['live', 'false'],
  ['alarmEmail', 'operations'],
  ['pagerUrl', 'http://pager.example.com/key'],
  ['monthlyBudgetUsd', 0],
  ['githubRepository', 'https://github.com/owner/site'],
  ['reservedConcurrency', 0],
])('%s: %j is rejected with one sentence', (name, value) => {
  const parse = () => parseConfig({ ...everySetting, [name]: value })
  expect(parse).toThrow(CommandError)
  expect(parse).toThrow(new RegExp(`^${name} must [^\\n]+\\.$`))
})

test.each([
  ['certificateArn', { ...everySetting, certificateArn: undefined }],
  ['domainNames', { certificateArn: everySetting.certificateArn }],
  ['domainNames', { hostedZone: everySetting.hostedZone }],
  ['alarmEmail', { monthlyBudgetUsd: 50 }],
])('%s is required by the settings that depend on it', (name, given) => {
  expect(() => parseConfig(given)).toThrow(new RegExp(`^\\w+ needs ${name}\\.$`))
})

test('a domain name outside the hosted zone is rejected by name', () => {
  expect(() => parseConfig({ ...everySetting, domainNames: ['notexample.com'] })).toThrow(
    'notexample.com is not in hostedZone.',
  )
})

test('an unknown setting is rejected with a list of the known ones', () => {
  const { domainNames: domainName } = everySetting
  const parse = () => parseConfig({ domainName })
  expect(parse).toThrow(/^Unknown setting: domainName\. The settings are [\w, ]+\.$/)
  for (const name of Object.keys(everySetting)) expect(parse).toThrow(name)
})
