import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from '#shared/schema.ts'
import { outputsFile, readTargets } from '#infra/smoke/targets.ts'
import { synthesisedSite } from '#tests/infra/synthesised-site.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const arn = 'arn:aws:lambda:us-east-1:123456789012:function:checkout:live'

const deployed = {
  Site: {
    Addresses: 'https://www.example.com https://d1.cloudfront.net',
    LiveFunction: arn,
    FilesBucket: 'files',
  },
}

function outputs(content: string): string {
  return join(temporaryFolder({ 'outputs.json': content }), 'outputs.json')
}

const afterDeployment = () => outputs(JSON.stringify(deployed))

test('what was deployed from here is asked', () => {
  expect(readTargets([], afterDeployment())).toEqual({
    sites: ['https://www.example.com', 'https://d1.cloudfront.net'],
    live: {
      arn,
      functionArn: 'arn:aws:lambda:us-east-1:123456789012:function:checkout',
      alias: 'live',
      region: 'us-east-1',
    },
    rollback: undefined,
  })
})

test('the deployment writes its outputs where they are looked for, under their names', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  expect(scripts['deploy']).toContain(`cdk deploy --outputs-file ${outputsFile}`)
  expect(Object.keys(synthesisedSite().findOutputs('*'))).toEqual(
    expect.arrayContaining(['Addresses', 'LiveFunction']),
  )
})

const other = 'arn:aws:lambda:af-south-1:123456789012:function:other:live'

test('options name another site and its function', () => {
  const args = ['--site', 'http://localhost:4173/', '--function', other, '--rollback']
  expect(readTargets(args, afterDeployment())).toMatchObject({
    sites: ['http://localhost:4173'],
    live: { arn: other, region: 'af-south-1' },
    rollback: { version: undefined },
  })
})

test.each([
  ['--site', 'http://localhost:4173'],
  ['--function', other],
])('%s alone is refused: the other half would be that of the last deployment', (...args) => {
  expect(() => readTargets([...args, '--rollback'], afterDeployment())).toThrow(
    '--site and --function belong together: name both, or neither.',
  )
})

test.each(['site', 'function', 'rollback'])('--%s that npm kept for itself is missed', (name) => {
  expect(() => readTargets([], afterDeployment(), { [`npm_config_${name}`]: 'true' })).toThrow(
    `Put -- before the options: npm run smoke -- --${name}`,
  )
})

test('on a machine that deployed nothing both are named', () => {
  const args = ['--site', 'https://www.example.com', '--function', other]
  expect(readTargets(args, 'nowhere.json')).toMatchObject({
    sites: ['https://www.example.com'],
    live: { arn: other },
  })
})

test.each([
  ['that is not there', () => 'nowhere/outputs.json'],
  ['of a deployment that failed', () => outputs('{}')],
  ['that is no JSON', () => outputs('{')],
])('outputs %s end it with what to do', (_, fileOf) => {
  const file = fileOf()
  expect(() => readTargets([], file)).toThrow(
    `${file} names no deployed site: run npm run deploy first, or add -- --site URL --function ARN.`,
  )
})

const optionsSentence = 'The options are --site URL, --function ARN and --rollback [VERSION].'

test.each([
  [['--rollback', '12']],
  [['--rollback', '--site', 'https://www.example.com', '--function', other, '12']],
])('the version of %j is the one to go back to', (args) => {
  expect(readTargets(args, afterDeployment()).rollback).toEqual({ version: '12' })
})

test.each([
  ['--sites'],
  ['--site'],
  ['--rollback=yes'],
  ['now'],
  ['12'],
  ['--rollback', '$LATEST'],
  ['--rollback', '0'],
  ['--rollback', '1', '2'],
])('%s %s is refused with what there is', (...args) => {
  expect(() => readTargets(args, afterDeployment())).toThrow(optionsSentence)
})

test.each(['www.example.com', 'https://www.example.com/about', 'ftp://www.example.com', ''])(
  'the address %j is refused with an example',
  (address) => {
    expect(() => readTargets(['--site', address, '--function', other])).toThrow(
      `${address} must be the address of a site, such as https://www.example.com, without a path.`,
    )
  },
)

test.each(['checkout', arn.replace(':live', ''), arn.replace('live', '7'), `${arn}:1`, ''])(
  'the function %j is refused with an example',
  (wrong) => {
    expect(() => readTargets(['--site', 'https://www.example.com', '--function', wrong])).toThrow(
      `${wrong} must be the ARN of a function with its alias, such as arn:aws:lambda:us-east-1:123456789012:function:name:live.`,
    )
  },
)
