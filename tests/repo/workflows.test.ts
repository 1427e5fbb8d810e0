import { readFileSync } from 'node:fs'
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

test('only four jobs get an identity token', () => {
  const granted = workflows.flatMap((file) => read(file).match(/id-token: .*|write-all/g) ?? [])
  expect(granted).toEqual(Array(4).fill('id-token: write'))
})

const contains = (text: string): unknown => expect.stringContaining(text)
const uses = (action: string) => ({ uses: contains(action) })
const runs = (command: string) => ({ run: contains(command) })
const assumes = (role: string) => ({
  ...uses('configure-aws-credentials@'),
  with: { 'role-to-assume': `\${{ vars.${role} }}` },
})
const cli = '.github/cdk/node_modules/.bin/cdk'
const stage = '${{ inputs.stage }}'
const onMain = "github.ref == 'refs/heads/main'"
const stages = ['production', 'staging']

// For jobs that may deploy, all steps are listed: none runs the project's packages.
test('a deployment is of one stage, from the main branch and after its checks', () => {
  expect(readWorkflow('deploy')).toMatchObject({
    on: { workflow_dispatch: { inputs: { stage: { options: stages } } } },
    jobs: {
      checks: { if: onMain, uses: './.github/workflows/checks.yml' },
      synth: { needs: 'checks', uses: './.github/workflows/synth.yml', with: { stage } },
      approve: { needs: 'synth', environment: stage, permissions: {} },
      deploy: {
        needs: ['synth', 'approve'],
        environment: "${{ inputs.stage == 'staging' && 'deploy-staging' || 'deploy' }}",
        steps: [
          uses('actions/checkout@'),
          { uses: './.github/actions/cdk', with: { digest: '${{ needs.synth.outputs.digest }}' } },
          assumes('AWS_DEPLOY_ROLE'),
          runs(`${cli} deploy --app synthesised/cdk.out`),
          runs('jq '),
        ],
      },
      smoke: {
        needs: 'deploy',
        environment: "${{ inputs.stage == 'staging' && 'smoke-staging' || 'smoke' }}",
        steps: [
          uses('actions/checkout@'),
          uses('actions/setup-node@'),
          { run: 'npm ci' },
          assumes('AWS_SMOKE_ROLE'),
          { ...runs('npm run smoke'), env: { STAGE: stage } },
        ],
      },
    },
  })
  expect(read('.github/workflows/synth.yml')).toContain(
    `- run: npm run synth\n        env:\n          STAGE: ${stage}`,
  )
  expect(() => readStage({ STAGE: 'none' })).toThrow(`STAGE must be ${stages.join(' or ')}.`)
})

const withProject = [uses('actions/checkout@'), uses('actions/setup-node@')]

test('a rollback runs no package scripts, and a job with another role verifies it', () => {
  const rollback = [
    ...withProject,
    { run: 'npm ci --ignore-scripts' },
    assumes('AWS_ROLLBACK_ROLE'),
    { run: 'node infra/operate/run-rollback.ts' },
  ]
  const smoke = [
    ...withProject,
    { run: 'npm ci' },
    assumes('AWS_SMOKE_ROLE'),
    runs('npm run smoke'),
  ]
  expect(readWorkflow('rollback')).toMatchObject({
    jobs: {
      rollback: { if: onMain, environment: 'rollback', steps: rollback },
      smoke: { needs: 'rollback', environment: 'smoke', steps: smoke },
    },
  })
})

const lock = z.optional(z.object({ group: z.string(), queue: z.optional(z.string()) }))
const jobSchema = z.looseObject({ concurrency: lock })
const lockedSchema = z.object({ concurrency: lock, jobs: z.record(z.string(), jobSchema) })

/** The jobs of both workflows that change production. A workflow's own lock is held through all of its jobs. */
const jobs = ['deploy', 'rollback'].flatMap((workflow) => {
  const { concurrency, jobs: own } = lockedSchema.parse(readWorkflow(workflow))
  return Object.entries(own).map(([name, job]) => ({
    name: `${workflow}.yml ${name}`,
    writes: /AWS_(DEPLOY|ROLLBACK)_ROLE/.test(JSON.stringify(job)),
    locks: [concurrency, job.concurrency].flatMap((it) =>
      it ? { ...it, group: it.group.replace(stage, 'production') } : [],
    ),
  }))
})

type Job = (typeof jobs)[number]

const shareLock = (one: Job, other: Job) =>
  one.locks.some(({ group }) => other.locks.some((it) => it.group === group))

test('a job waits for another run’s only while both write: never for its checks, its reviewers or its verification', () => {
  const writing = jobs.filter(({ writes }) => writes)
  expect(writing.map(({ name }) => name)).toEqual(['deploy.yml deploy', 'rollback.yml rollback'])
  for (const job of jobs) {
    const waitsFor = jobs.filter((other) => shareLock(job, other))
    expect(waitsFor, job.name).toEqual(job.writes ? writing : [])
  }
})

test('whoever waits to write is never cancelled for the next one', () => {
  const queued = { group: 'write-production', queue: 'max' }
  expect(jobs.flatMap(({ locks }) => locks)).toEqual([queued, queued])
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
    jobs: {
      audit: {
        strategy: { matrix: { folder: ['.', '.github/cdk'] } },
        steps: [...withProject, runs('npm audit --package-lock-only')],
      },
    },
  })
  const steps: unknown = expect.arrayContaining([
    runs('npm sbom --sbom-format=cyclonedx > sbom.json'),
  ])
  expect(readWorkflow('synth')).toMatchObject({ jobs: { synth: { steps } } })
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
