import { expect, onTestFinished, test, vi } from 'vitest'
import { readCommandLine } from '#infra/smoke/targets.ts'

const functionArn = 'arn:aws:lambda:us-east-1:123456789012:function:checkout'
const arn = `${functionArn}:live`
const site = 'https://www.example.com'
const bothOptions = ['--site', site, '--function', arn]

const target = { sites: [site], arn }

test.each([
  [[], { target: undefined, rollsBack: false }],
  [['--rollback'], { target: undefined, rollsBack: true }],
  [['--rollback', '12'], { target: undefined, rollsBack: false, version: '12' }],
  [bothOptions, { target, rollsBack: false }],
  [['--rollback', ...bothOptions, '12'], { target, rollsBack: false, version: '12' }],
])('%j is understood', (args, expected) => {
  expect(readCommandLine(args)).toEqual(expected)
})

const noAlias = / is not the ARN of a function's alias, such as arn:aws:lambda:/
const noOrigin = / is not the origin of a site, such as https:/
const together = /^--site, --function and a VERSION go together\. Usage: npm run smoke, /

test.each<[readonly string[], RegExp]>([
  [['--sites'], /^Unknown option '--sites'.* Usage: npm run smoke, /],
  [['12'], /^Unexpected "12"\. Usage: /],
  [['--site', site, '--rollback'], together],
  [['--function', arn], together],
  [['--rollback', ...bothOptions], together],
  [['--site', `${site}/about`, '--function', arn], noOrigin],
  [['--site', site, '--function', functionArn], noAlias],
  [['--site', site, '--function', `${functionArn}:7`], noAlias],
])('%j is rejected with what is wrong', (args, message) => {
  expect(() => readCommandLine(args)).toThrow(message)
})

test.each(['site', 'function', 'rollback'])('--%s consumed by npm is reported', (name) => {
  vi.stubEnv(`npm_config_${name}`, 'true')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(() => readCommandLine(bothOptions)).toThrow(`npm took --${name} for itself. Usage: `)
})
