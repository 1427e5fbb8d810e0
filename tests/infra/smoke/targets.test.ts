import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { outputsFile, readTargets } from '#infra/smoke/targets.ts'
import { synthesisedSite } from '#tests/infra/stack/synthesised-site.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const functionArn = 'arn:aws:lambda:us-east-1:123456789012:function:checkout'
const arn = `${functionArn}:live`
const site = 'https://www.example.com'
const stackName = 'Site'
const bothOptions = ['--site', site, '--function', arn]

/** Reads the command line in a folder with this outputs file. */
function targetsOf(args: readonly string[], outputs: string) {
  const folder = process.cwd()
  onTestFinished(() => process.chdir(folder))
  process.chdir(temporaryFolder({ [outputsFile]: outputs }))
  return readTargets(args, stackName)
}

test('without options, the targets are those of the last deployment', () => {
  const Site = { Addresses: `${site} https://d1.cloudfront.net`, LiveFunction: arn }
  expect(targetsOf([], JSON.stringify({ Site }))).toEqual({
    sites: [site, 'https://d1.cloudfront.net'],
    arn,
    rollback: undefined,
  })
})

test('npm run deploy writes the outputs file with the outputs that are read', () => {
  expect(readFileSync('package.json', 'utf8')).toContain(`cdk deploy --outputs-file ${outputsFile}`)
  expect(synthesisedSite().findOutputs('*')).toMatchObject({ Addresses: {}, LiveFunction: {} })
})

test.each([
  [bothOptions, undefined],
  [[...bothOptions, '--rollback'], { version: undefined }],
  [['--rollback', ...bothOptions, '12'], { version: '12' }],
])('%j needs no outputs file', (args, rollback) => {
  expect(targetsOf(args, '')).toMatchObject({ sites: [site], arn, rollback })
})

const noOutputs =
  /^No outputs "Addresses" and "LiveFunction" of the stack Site in cdk\.out\/outputs\.json: run npm run deploy/
const noAlias = / is not the ARN of a function's alias, such as arn:aws:lambda:/
const noOrigin = / is not the origin of a site, such as https:/
const together = /^--site and --function go together\. Usage: npm run smoke -- /

test.each<[readonly string[], RegExp]>([
  [[], noOutputs],
  [['--sites'], /^Unknown option '--sites'.* Usage: npm run smoke -- /],
  [['12'], /^Unexpected "12"\. Usage: /],
  [['--site', site, '--rollback'], together],
  [['--function', arn], together],
  [['--site', `${site}/about`, '--function', arn], noOrigin],
  [['--site', site, '--function', functionArn], noAlias],
  [['--site', site, '--function', `${functionArn}:7`], noAlias],
])('%j is rejected with what is wrong', (args, message) => {
  // The last deployment was another stage's.
  const outputs = JSON.stringify({ SiteStaging: { Addresses: site, LiveFunction: arn } })
  expect(() => targetsOf(args, outputs)).toThrow(message)
})

test.each(['site', 'function', 'rollback'])('--%s consumed by npm is reported', (name) => {
  vi.stubEnv(`npm_config_${name}`, 'true')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(() => targetsOf(bothOptions, '')).toThrow(`npm took --${name} for itself. Usage: `)
})
