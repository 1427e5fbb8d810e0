import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { outputsFile, readTargets } from '#infra/smoke/targets.ts'
import { synthesisedSite } from '#tests/infra/synthesised-site.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const functionArn = 'arn:aws:lambda:us-east-1:123456789012:function:checkout'
const arn = `${functionArn}:live`
const site = 'https://www.example.com'
const named = ['--site', site, '--function', arn]

/** Reads a command line in a folder with this outputs file. */
function targetsOf(args: readonly string[], outputs: string) {
  const folder = process.cwd()
  onTestFinished(() => process.chdir(folder))
  process.chdir(temporaryFolder({ [outputsFile]: outputs }))
  return readTargets(args)
}

test('without options, the last deployment from here is checked', () => {
  const Site = { Addresses: `${site} https://d1.cloudfront.net`, LiveFunction: arn }
  expect(targetsOf([], JSON.stringify({ Site }))).toEqual({
    sites: [site, 'https://d1.cloudfront.net'],
    live: { arn, functionArn, alias: 'live', region: 'us-east-1' },
    rollback: undefined,
  })
})

test('the deployment writes the file that is read', () => {
  expect(readFileSync('package.json', 'utf8')).toContain(`cdk deploy --outputs-file ${outputsFile}`)
  expect(synthesisedSite().findOutputs('*')).toMatchObject({ Addresses: {}, LiveFunction: {} })
})

test.each([
  [named, undefined],
  [[...named, '--rollback'], { version: undefined }],
  [['--rollback', ...named, '12'], { version: '12' }],
])('%j needs no outputs', (args, rollback) => {
  expect(targetsOf(args, '')).toMatchObject({ sites: [site], live: { arn }, rollback })
})

const usage = 'npm run smoke -- [--site URL --function ARN] [--rollback [VERSION]]'

test.each([
  [[], `${outputsFile} names no deployed site: `],
  [['--sites'], usage],
  [['12'], usage],
  [['--rollback', '1', '2'], usage],
  [['--site', site, '--rollback'], usage],
  [['--site', `${site}/about`, '--function', arn], `${site}/about must be an address `],
  [['--site', '', '--function', arn], ' must be an address '],
  [['--site', site, '--function', functionArn], `${functionArn} must be the ARN `],
  [['--site', site, '--function', `${functionArn}:7`], `${functionArn}:7 must be the ARN `],
])('%j is refused with one sentence', (args, sentence) => {
  // What a deployment leaves behind that fails.
  expect(() => targetsOf(args, '{}')).toThrow(sentence)
})

test.each(['site', 'function', 'rollback'])('--%s that npm took for itself is missed', (name) => {
  vi.stubEnv(`npm_config_${name}`, 'true')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(() => targetsOf(named, '')).toThrow(usage)
})
