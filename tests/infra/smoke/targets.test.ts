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

test('without options, the last deployment has to be that of the stage', () => {
  const SiteStaging = { Addresses: site, LiveFunction: arn }
  expect(() => targetsOf([], JSON.stringify({ SiteStaging }))).toThrow(outputsFile)
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

const usage = 'npm run smoke -- [--site ORIGIN --function ALIAS_ARN] [--rollback [VERSION]]'

test.each([
  [[], `${outputsFile} has to be that of a deployed site`],
  [['--sites'], usage],
  [['12'], usage],
  [['--rollback', '1', '2'], usage],
  [['--site', site, '--rollback'], usage],
  [['--site', `${site}/about`, '--function', arn], usage],
  [['--site', '', '--function', arn], usage],
  [['--site', site, '--function', functionArn], usage],
  [['--site', site, '--function', `${functionArn}:7`], usage],
])('%j is rejected with one sentence', (args, message) => {
  // The outputs file of a failed deployment.
  expect(() => targetsOf(args, '{}')).toThrow(message)
})

test.each(['site', 'function', 'rollback'])('--%s consumed by npm is reported', (name) => {
  vi.stubEnv(`npm_config_${name}`, 'true')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(() => targetsOf(bothOptions, '')).toThrow(usage)
})
