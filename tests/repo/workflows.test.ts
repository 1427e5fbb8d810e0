import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { Runtime } from 'aws-cdk-lib/aws-lambda'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { filesIn } from '#infra/tools/files.ts'
import * as v from 'valibot'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const files = filesIn('.github').filter((file) => /(workflows|actions)\/.+\.yml$/.test(file))
const workflows = files.filter((file) => file.includes('/workflows/'))
const read = (file: string) => readFileSync(file, 'utf8')

const texts = v.record(v.string(), v.unknown())
const jobSchema = v.object({
  if: v.optional(v.string()),
  needs: v.optional(v.union([v.string(), v.array(v.string())]), []),
  environment: v.optional(v.string()),
  permissions: v.optional(texts),
  concurrency: v.optional(texts),
  steps: v.optional(v.array(v.looseObject({ run: v.optional(v.string()) })), []),
})
const workflowSchema = v.object({
  permissions: v.strictObject({ contents: v.literal('read') }),
  // A workflow's own lock would be held through all of its jobs.
  concurrency: v.optional(v.never()),
  jobs: v.record(v.string(), jobSchema),
})

const jobs = workflows.flatMap((file) => {
  const workflow = v.parse(workflowSchema, parse(read(file)))
  return Object.entries(workflow.jobs).map(([name, job]) => ({
    ...job,
    name: `${basename(file, '.yml')} ${name}`,
    needs: [job.needs].flat().map((needed) => `${basename(file, '.yml')} ${needed}`),
    commands: job.steps.flatMap(({ run }) => run ?? []),
    role: /AWS_\w+_ROLE/.exec(JSON.stringify(job.steps))?.[0],
  }))
})
type Job = (typeof jobs)[number]

/** A job, after those that end before it begins. */
const upTo = (name: string): readonly Job[] =>
  jobs.filter((each) => each.name === name).flatMap((job) => [...job.needs.flatMap(upTo), job])

const writing = jobs.filter(({ role = '' }) => /DEPLOY|ROLLBACK/.test(role))

test.each(files)('%s pins actions to a commit, with its version, and uses no secrets', (file) => {
  const used = [...read(file).matchAll(/uses: (\S.*)/g)].map(([, action = '']) => action)
  const pinned = /^(?:\.\/.*|[\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+)$/
  expect(used).not.toEqual([])
  expect(used.filter((action) => !pinned.test(action))).toEqual([])
  expect(read(file)).not.toContain('secrets.')
})

const forStage = (name: string) =>
  `\${{ inputs.stage == 'staging' && '${name}-staging' || '${name}' }}`

test('only jobs with a role get an identity token, each in the environment of its role, and one without commands', () => {
  const granted = jobs.filter(({ permissions, role }) => permissions?.['id-token'] || role)
  expect(granted.map(({ name, role, environment }) => [name, role, environment])).toEqual([
    // No role trusts a job without an environment.
    ['deploy attest', undefined, undefined],
    ['deploy deploy', 'AWS_DEPLOY_ROLE', forStage('deploy')],
    ['deploy smoke', 'AWS_SMOKE_ROLE', forStage('smoke')],
    ['rollback rollback', 'AWS_ROLLBACK_ROLE', 'rollback'],
    ['rollback smoke', 'AWS_SMOKE_ROLE', 'smoke'],
  ])
  expect(granted[0]?.commands).toEqual([])
})

// Any job on main may save one, after it has run every package. Without the setting, a field of package.json turns it on.
test.each(['workflows/deploy', 'workflows/rollback', 'actions/cdk/action'])(
  '%s restores no cache',
  (name) => {
    const count = (text: string) => read(`.github/${name}.yml`).split(text).length
    expect(count('package-manager-cache: false')).toBe(count('uses: actions/setup-node@'))
    expect([count(' cache:'), count('actions/cache')]).toEqual([1, 1])
  },
)

test('what writes to the stack runs on main, alone, without the scripts of packages, and the smoke test follows', () => {
  expect(writing.map(({ name }) => name)).toEqual(['deploy deploy', 'rollback rollback'])
  for (const { name } of writing) {
    expect(upTo(name)[0]?.if).toBe("github.ref == 'refs/heads/main'")
    const next = jobs.filter(({ needs, role }) => needs.includes(name) && role === 'AWS_SMOKE_ROLE')
    expect(next.map(({ commands }) => commands.at(-1))).toEqual([
      expect.stringMatching(/^npm run smoke .* --release "\$RELEASE"$/),
    ])
  }
  expect(jobs.filter(({ concurrency }) => concurrency)).toEqual(writing)
  // Otherwise GitHub would cancel a waiting job for the next one.
  expect(writing.map(({ concurrency }) => concurrency)).toEqual([
    { group: 'write-${{ inputs.stage }}', queue: 'max' },
    { group: 'write-production', queue: 'max' },
  ])
  const commands = writing.flatMap((each) => each.commands)
  expect(commands.filter((it) => /\b(npm|npx)\b/.test(it))).toEqual(['npm ci --ignore-scripts'])
})

test('a deployment waits for its checks, then for its reviewers, and deploys what they saw', () => {
  const before = upTo('deploy deploy').map(({ name }) => name)
  expect(new Set(before)).toEqual(
    new Set(['checks', 'synth', 'approve', 'deploy'].map((name) => `deploy ${name}`)),
  )
  const approve = jobs.find(({ name }) => name === 'deploy approve')
  expect(approve).toMatchObject({ environment: '${{ inputs.stage }}', permissions: {} })
  expect(approve?.needs).toEqual(['deploy synth'])
  expect(read('.github/workflows/deploy.yml')).toContain(
    'digest: ${{ needs.synth.outputs.digest }}',
  )
})

const [live, run] = ['a'.repeat(40), 'b'.repeat(40)]

/** In place of AWS's and GitHub's programs: the stack's commit, or AWS's error, and what GitHub finds by comparing. */
const programs = {
  aws: `#!/bin/sh
    case "$*" in *"--stack-name Site "*) echo "$LIVE"; esac | grep -v error || { echo "$LIVE" >&2; exit 1; }`,
  gh: `#!/bin/sh
    case "$*" in *repos/o/site/compare/${live}...${run}*) echo "$COMPARED"; esac; test -n "$COMPARED"`,
  'synthesised/cdk.out/Site.template.json': '{}',
}

const attempts = `the first deployment                  | error: Site does not exist |          |               | deployed
  a later commit                        | ${live}                    | ahead    |               | deployed
  an earlier commit                     | ${live}                    | behind   |               | refused
  a commit of another branch            | ${live}                    | diverged |               | refused
  one after a commit that was rewritten | ${live}                    |          |               | refused
  one after a changed working tree      | ${live}-dirty              | ahead    |               | refused
  one after a ZIP                       | unknown                    | ahead    |               | refused
  an earlier commit on purpose          | ${live}                    | behind   | ${live}       | deployed
  one after such a tree, on purpose     | ${live}-dirty              |          | ${live}-dirty | deployed
  what was to replace another           | ${live}                    | behind   | ${run}        | refused
  one after what can't be read          | error: AccessDenied        | ahead    |               | failed`

// Approved late, or run again without an approval, an earlier run would take prices and headers back.
test.each(attempts.split('\n').map((line) => line.trim().split(/ *\| */)))(
  '%s (live: %s, compared: %s, to replace: %s) is %s',
  (_, LIVE = '', COMPARED = '', REPLACES = '', outcome) => {
    const cwd = temporaryFolder(programs)
    for (const name of ['aws', 'gh']) chmodSync(`${cwd}/${name}`, 0o755)
    const { commands = [] } = upTo('deploy deploy').at(-1) ?? {}
    const [question = '', next] = commands.slice(commands.findIndex((it) => /describe-/.test(it)))
    expect(next).toContain('cdk deploy')
    const github = { GITHUB_SHA: run, GITHUB_REPOSITORY: 'o/site', LIVE, COMPARED, REPLACES }
    const env = { PATH: `${cwd}:${process.env['PATH']}`, ...github }
    const args = ['--norc', '-e', '-c', question]
    const { status, stdout } = spawnSync('bash', args, { cwd, env, encoding: 'utf8' })
    const refusal = outcome === 'refused' ? `start the workflow with replaces: ${LIVE}\n` : ''
    expect(status).toBe(outcome === 'deployed' ? 0 : 1)
    expect(stdout.replace(/^.*To replace it, /, '')).toBe(refusal)
  },
)

const manifest = v.object({
  engines: v.optional(texts),
  devDependencies: v.optional(texts),
  dependencies: texts,
})
const readManifest = (file: string) => v.parse(manifest, JSON.parse(read(file)))
const { engines, devDependencies } = readManifest('package.json')

test('deployments and developers use the same CDK CLI', () => {
  const { dependencies } = readManifest('.github/cdk/package.json')
  expect(dependencies).toEqual({ 'aws-cdk': devDependencies?.['aws-cdk'] })
})

// npm refuses to install a package there that needs another Node (engine-strict in .npmrc).
test('tests run on the oldest Node of each line that the README promises, and on the function’s', () => {
  const [functions = ''] = /\d+/.exec(Runtime.NODEJS_24_X.name) ?? []
  const [, node = ''] = /node: \[(.*)\]/.exec(read('.github/workflows/checks.yml')) ?? []
  const oldest = String(engines?.['node']).match(/[\d.]+/g) ?? []
  expect(node.replaceAll('.0', '').split(', ')).toEqual([...oldest, '26'])
  expect(oldest).toContain(functions)
  const [, promised = ''] = /Node \((.+?)\)/.exec(read('README.md')) ?? []
  expect(promised.match(/[\d.]+/g)).toEqual(oldest)
  expect(read('.nvmrc').trim()).toBe(functions)
})
