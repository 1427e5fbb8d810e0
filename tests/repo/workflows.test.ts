import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { Runtime } from 'aws-cdk-lib/aws-lambda'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readStage } from '#infra/stack/stage.ts'
import { filesIn } from '#infra/tools/files.ts'
import * as z from '#shared/schema.ts'

const files = filesIn('.github').filter((file) => /(workflows|actions)\/.+\.yml$/.test(file))
const workflows = files.filter((file) => file.includes('/workflows/'))

const read = (file: string) => readFileSync(file, 'utf8')
const readWorkflow = (name: string): unknown => parse(read(`.github/workflows/${name}.yml`))

test.each(files)('%s pins actions to a commit, with its version, and uses no secrets', (file) => {
  const used = [...read(file).matchAll(/uses: (\S.*)/g)].map(([, action = '']) => action)
  const pinned = /^(?:\.\/.*|[\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+)$/
  expect(used).not.toEqual([])
  expect(used.filter((action) => !pinned.test(action))).toEqual([])
  expect(read(file)).not.toContain('secrets.')
})

test.each(workflows)('%s can only read the repository by default', (file) => {
  expect(parse(read(file))).toHaveProperty('permissions', { contents: 'read' })
})

const contains = (text: string): unknown => expect.stringContaining(text)
const stage = '${{ inputs.stage }}'
const onMain = "github.ref == 'refs/heads/main'"

const stepSchema = z.looseObject({
  run: z._default(z.string(), ''),
  uses: z._default(z.string(), ''),
})
const lockSchema = z.object({ group: z.string(), queue: z.string() })
const jobSchema = z.looseObject({
  if: z.optional(z.string()),
  needs: z.optional(z.union([z.string(), z.array(z.string())])),
  environment: z.optional(z.string()),
  permissions: z.optional(z.record(z.string(), z.string())),
  concurrency: z.optional(lockSchema),
  steps: z._default(z.array(stepSchema), []),
})
const workflowSchema = z.object({
  concurrency: z.optional(lockSchema),
  jobs: z.record(z.string(), jobSchema),
})

const jobs = workflows.flatMap((file) => {
  const { concurrency, jobs: own } = workflowSchema.parse(parse(read(file)))
  return Object.entries(own).map(([name, job]) => {
    const [, role] = /vars\.AWS_(\w+)_ROLE/.exec(JSON.stringify(job)) ?? []
    const locks = [concurrency, job.concurrency].filter((it) => it !== undefined)
    const writes = role === 'DEPLOY' || role === 'ROLLBACK'
    return { ...job, name: `${basename(file, '.yml')} ${name}`, role, writes, locks }
  })
})

const jobOf = (wanted: string) => jobs.find(({ name }) => name === wanted)

const programsOf = (name: string) =>
  jobOf(name)
    ?.steps.map(({ run }) => run)
    .join()

const inStage = (name: string) =>
  `\${{ inputs.stage == 'staging' && '${name}-staging' || '${name}' }}`

// The roles trust a workflow on main in an environment (github-app.test.ts).
test('a job with a role is in its environment, and only it gets an identity token', () => {
  const withRole = jobs.filter(({ role }) => role !== undefined)
  expect(withRole.map(({ name, role, environment }) => [name, role, environment])).toEqual([
    ['deploy deploy', 'DEPLOY', inStage('deploy')],
    ['deploy smoke', 'SMOKE', inStage('smoke')],
    ['rollback rollback', 'ROLLBACK', 'rollback'],
    ['rollback smoke', 'SMOKE', 'smoke'],
  ])
  const withToken = jobs.filter(({ permissions }) => permissions?.['id-token'] !== undefined)
  expect(withToken.map(({ name }) => name)).toEqual(withRole.map(({ name }) => name))
  expect(workflows.map(read).join()).not.toContain('write-all')
})

test('a job that may write runs no script of the project’s packages', () => {
  const [deploy, rollback] = jobs
    .filter(({ writes }) => writes)
    .map(({ steps }) =>
      steps.map(({ run }) => run).filter((run) => /\b(npm|npx|node|cdk)\b/.test(run)),
    )
  expect(deploy).toEqual([contains('.github/cdk/node_modules/.bin/cdk deploy --app synthesised')])
  expect(rollback).toEqual(['npm ci --ignore-scripts', 'node infra/operate/run-rollback.ts'])
})

const stages = ['production', 'staging']

test('a deployment is of one stage, from main, after checks, synthesis and its reviewers', () => {
  expect(readWorkflow('deploy')).toMatchObject({
    on: { workflow_dispatch: { inputs: { stage: { options: stages } } } },
    jobs: { synth: { with: { stage } }, approve: { environment: stage, permissions: {} } },
  })
  const [checks, synth, approve, deploy] = ['checks', 'synth', 'approve', 'deploy'].map((name) =>
    jobOf(`deploy ${name}`),
  )
  expect([checks?.if, jobOf('rollback rollback')?.if]).toEqual([onMain, onMain])
  const needs = [synth, approve, deploy].map((job) => job?.needs)
  expect(needs).toEqual(['checks', 'synth', ['synth', 'approve']])
  expect(deploy?.steps).toContainEqual({
    uses: './.github/actions/cdk',
    with: { digest: '${{ needs.synth.outputs.digest }}' },
    run: '',
  })
  expect(jobOf('synth synth')?.steps).toContainEqual(
    expect.objectContaining({ run: 'npm run synth', env: { STAGE: stage } }),
  )
  expect(() => readStage({ STAGE: 'none' })).toThrow(`STAGE must be ${stages.join(' or ')}.`)
})

test('another job verifies what was deployed or rolled back', () => {
  for (const workflow of ['deploy', 'rollback'])
    expect(jobOf(`${workflow} smoke`)).toMatchObject({ needs: workflow })
})

// A job waits for another run's only while both write: never for checks, reviewers or a verification.
test('only one job writes at a time, and whoever waits is never cancelled for the next one', () => {
  const locked = jobs.filter(({ locks }) => locks.length > 0)
  expect(locked.map(({ name }) => name)).toEqual(['deploy deploy', 'rollback rollback'])
  const queue = 'max'
  expect(locked.map(({ locks }) => locks)).toEqual([
    [{ group: `write-${stage}`, queue }],
    [{ group: 'write-production', queue }],
  ])
})

// GitHub waits 30 days for an approval.
test('what a deployment deploys is kept for as long as it may wait for its reviewers', () => {
  const artifact: unknown = expect.objectContaining({ name: 'cdk.out', 'retention-days': 30 })
  const steps: unknown = expect.arrayContaining([expect.objectContaining({ with: artifact })])
  expect(readWorkflow('synth')).toMatchObject({ jobs: { synth: { steps } } })
})

test('a weekly job looks for known vulnerabilities, and a deployment keeps a list of its packages', () => {
  expect(readWorkflow('long-checks')).toMatchObject({
    on: { schedule: [{ cron: contains('* * 1') }] },
    jobs: { audit: { strategy: { matrix: { folder: ['.', '.github/cdk'] } } } },
  })
  expect(programsOf('long-checks audit')).toContain('npm audit --package-lock-only')
  expect(programsOf('synth synth')).toContain('npm sbom --sbom-format=cyclonedx > sbom.json')
})

const versions = z._default(z.record(z.string(), z.string()), {})
const manifestSchema = z.object({
  engines: versions,
  dependencies: versions,
  devDependencies: versions,
})
const readManifest = (file: string) => manifestSchema.parse(JSON.parse(read(file)))
const { engines, devDependencies } = readManifest('package.json')

test('deployments and developers use the same CDK CLI', () => {
  const { dependencies } = readManifest('.github/cdk/package.json')
  expect(dependencies).toEqual({ 'aws-cdk': devDependencies['aws-cdk'] })
})

test('tests run on the oldest supported Node and on the function’s', () => {
  const [functions] = /\d+/.exec(Runtime.NODEJS_24_X.name) ?? []
  const [oldest] = /\d+/.exec(engines['node'] ?? '') ?? []
  const node = [contains(`${oldest}.`), Number(functions)]
  expect(readWorkflow('checks')).toMatchObject({
    jobs: { test: { strategy: { matrix: { node } } } },
  })
  expect(read('.nvmrc').trim()).toBe(functions)
})
