import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stagingConfig } from '#infra/stack/config.ts'
import { parseConfig, type ConfigInput } from '#infra/stack/config-schema.ts'
import { readStage } from '#infra/stack/stage.ts'
import { CommandError } from '#infra/tools/command.ts'
import { runScript } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { everySetting } from './synthesised-site.ts'

test('docs/deploy.md lists every setting, and no others', () => {
  const items = readFileSync('docs/deploy.md', 'utf8').matchAll(/^- `([a-z]\w+)`: /gm)
  expect(new Set(Array.from(items, ([, name]) => name))).toEqual(new Set(Object.keys(everySetting)))
})

// Each setting, with who would refuse the value later, or what would be wrong.
const refusals: readonly (readonly [
  setting: keyof typeof everySetting,
  later: string,
  value: unknown,
])[] = [
  ['account', 'AWS', '1234'],
  ['live', 'nobody: any text is true', 'false'],
  ['stackName', 'CloudFormation', 'My site'],
  ['stackName', 'the roles of GitHub’s workflows', 'S'.repeat(26)],
  ['stackName', 'the Parameter Store', 'AwsShop'],
  ['stackName', 'the Parameter Store', 'ssm-shop'],
  ['domainNames', 'the build, for its links', []],
  ['domainNames', 'CloudFront', ['https://www.example.com']],
  ['domainNames', 'the edge, which compares hosts', ['WWW.example.com']],
  ['domainNames', 'the Certificate Manager', ['localhost']],
  ['domainNames', 'CloudFront', ['www.example.com', 'example.com', 'www.example.com']],
  ['certificateArn', 'CloudFront', everySetting.certificateArn.replace('us-east-1', 'af-south-1')],
  ['hostedZone', 'Route 53', { id: 'example', name: 'example.com' }],
  ['paymentsKeyParameter', 'nobody: the key would be in the template', 'sk_live_0123456789'],
  ['paymentsKeyParameter', 'the Parameter Store', '/aws/stripe-key'],
  ['paymentsKeyParameter', 'the Parameter Store', '/a'.repeat(16)],
  ['firewall', 'nobody: any text is true', 'off'],
  ['alarmEmail', 'SNS', 'operations'],
  ['pagerUrl', 'SNS', 'http://pager.example.com/key'],
  ['githubRepository', 'AWS, with GitHub’s token', 'https://github.com/owner/site'],
  ['githubRepository', 'AWS, with GitHub’s token', 'owner/site.git'],
  ['reservedConcurrency', 'every buyer', 0],
]

test.each(refusals)('%s is rejected with one sentence, before %s: %j', (name, _, value) => {
  const parse = () => parseConfig({ ...everySetting, [name]: value })
  expect(parse).toThrow(CommandError)
  expect(parse).toThrow(new RegExp(`^${name} must [^\\n]+\\.$`))
})

test('every setting is in that table', () => {
  expect(new Set(refusals.map(([name]) => name))).toEqual(new Set(Object.keys(everySetting)))
})

test('the longest names are accepted, and a certificate before its domain names', () => {
  const { certificateArn } = everySetting
  const longest = { stackName: 'S'.repeat(25), paymentsKeyParameter: '/a'.repeat(15) }
  expect(parseConfig({ ...longest, certificateArn })).toMatchObject(longest)
})

test.each([
  ['certificateArn', { ...everySetting, certificateArn: undefined }],
  ['domainNames', { hostedZone: everySetting.hostedZone }],
  ['alarmEmail', { pagerUrl: everySetting.pagerUrl }],
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

const { alarmEmail, pagerUrl, githubRepository, ...others } = everySetting

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

test('without a build, the synth fails with one sentence', async () => {
  const options = { cwd: temporaryFolder(), env: { PATH: process.env['PATH'] ?? '' } }
  const stderr = 'The build is out of date: run npm run build.\n'
  const ended = await runScript('infra/stack/main.ts', options).ended()
  expect(ended).toEqual({ exitCode: 1, stdout: '', stderr })
})
