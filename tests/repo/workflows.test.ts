import { readFileSync } from 'node:fs'
import { Runtime } from 'aws-cdk-lib/aws-lambda'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readStage } from '#infra/stack/stage.ts'
import { filesIn } from '#infra/tools/files.ts'
import * as z from '#shared/schema.ts'

const stepSchema = z.object({
  uses: z.optional(z.string()),
  run: z.optional(z.string()),
  env: z._default(z.record(z.string(), z.string()), {}),
  with: z._default(z.record(z.string(), z.unknown()), {}),
})
const jobSchema = z.object({
  if: z.optional(z.string()),
  uses: z.optional(z.string()),
  needs: z.optional(z.string()),
  environment: z.optional(z.string()),
  permissions: z._default(z.record(z.string(), z.string()), {}),
  strategy: z.optional(z.object({ matrix: z.record(z.string(), z.array(z.coerce.string())) })),
  with: z._default(z.record(z.string(), z.string()), {}),
  steps: z._default(z.array(stepSchema), []),
})
const workflowSchema = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(z.string(), jobSchema),
})
const actionSchema = z.object({ runs: z.object({ steps: z.array(stepSchema) }) })

const files = filesIn('.github')
  .filter((file) => /(workflows|actions)\/.+\.yml$/.test(file))
  .map((file) => [file, readFileSync(file, 'utf8')] as const)
const workflows = files.flatMap(([file, text]) =>
  file.includes('/workflows/') ? [[file, workflowSchema.parse(parse(text))] as const] : [],
)
const jobs = workflows.flatMap(([file, workflow]) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ name: `${file} ${name}`, file, job })),
)
const privileged = jobs.filter(({ job }) => job.permissions['id-token'] === 'write')

/** The commands of a job, those of this repository's own actions included. */
function commandsOf({ steps }: z.infer<typeof jobSchema>): readonly string[] {
  return steps.flatMap(({ uses, run }) => {
    if (run !== undefined) return [run]
    if (!uses?.startsWith('./.github/actions/')) return []
    const action = actionSchema.parse(parse(readFileSync(`${uses}/action.yml`, 'utf8')))
    return action.runs.steps.flatMap((step) => step.run ?? [])
  })
}

test.each(files)('%s pins every action to a commit, with its version in a comment', (_, text) => {
  const used = [...text.matchAll(/uses: (\S.*)/g)].map(([, action = '']) => action)
  const unpinned = used.filter(
    (action) => !action.startsWith('./') && !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/.test(action),
  )
  expect(used).not.toEqual([])
  expect(unpinned).toEqual([])
})

test.each(files)('%s uses no stored secrets', (_, text) => {
  expect(text).not.toContain('secrets.')
})

test.each(workflows)('%s only has read access to the repository by default', (_, workflow) => {
  expect(workflow.permissions).toEqual({ contents: 'read' })
})

test('only three jobs get an identity token, each for an environment of its own', () => {
  expect(Object.fromEntries(privileged.map(({ name, job }) => [name, job.environment]))).toEqual({
    '.github/workflows/deploy.yml deploy': '${{ inputs.stage }}',
    '.github/workflows/deploy.yml smoke':
      "${{ inputs.stage == 'staging' && 'smoke-staging' || 'smoke' }}",
    '.github/workflows/diff.yml diff': 'diff',
  })
})

test.each(privileged.filter(({ name }) => !name.endsWith(' smoke')))(
  '$name runs none of the project’s packages, only the CDK’s CLI on a verified artifact',
  ({ job }) => {
    const commands = commandsOf(job)
    expect(commands.filter((command) => /\bnp[mx]\b/.test(command))).toEqual([
      'npm ci --ignore-scripts',
    ])
    expect(commands.join('\n')).toMatch(
      /sha256sum --check --strict[^]*tar --extract[^]*refuse-commands/,
    )
    expect(commands.join('\n')).toMatch(
      /^\.github\/cdk\/node_modules\/\.bin\/cdk \w+ --app synthesised\/cdk.out/m,
    )
  },
)

test('a pull request’s diff needs no right to deploy', () => {
  const [diff] = jobs.filter(({ name }) => name.endsWith('diff.yml diff'))
  expect(diff?.job.steps.at(-1)?.run).toContain(
    'cdk diff --app synthesised/cdk.out --method template',
  )
})

test('the smoke test’s role is another than the deployment’s', () => {
  const roles = privileged.map(({ job }) =>
    job.steps.flatMap((step) => step.with['role-to-assume'] ?? []),
  )
  expect(new Set(roles.flat()).size).toBe(privileged.length)
})

test('only the main branch is deployed, after its checks', () => {
  const deploy = jobs.filter(({ file }) => file.endsWith('/deploy.yml'))
  expect(deploy.map(({ job }) => [job.needs, job.if])).toEqual([
    [undefined, "github.ref == 'refs/heads/main'"],
    ['checks', undefined],
    ['synth', undefined],
    ['deploy', undefined],
  ])
})

test('the stage that is deployed is the one that was synthesised and is smoke-tested', () => {
  const ofDeployment = jobs.filter(({ file }) => file.endsWith('/deploy.yml'))
  const inputs = ofDeployment.flatMap(({ job }) => job.with['stage'] ?? [])
  const variables = jobs.flatMap(({ name, job }) =>
    job.steps.flatMap(({ run, env }) => (env['STAGE'] ? [[name, run, env['STAGE']]] : [])),
  )
  const stage = '${{ inputs.stage }}'
  expect(inputs).toEqual([stage])
  expect(variables).toEqual([
    ['.github/workflows/deploy.yml smoke', expect.stringContaining('npm run smoke'), stage],
    ['.github/workflows/synth.yml synth', 'npm run synth', stage],
  ])
})

test('the workflow offers the stages that there are', () => {
  const text = readFileSync('.github/workflows/deploy.yml', 'utf8')
  const offered = z
    .object({
      on: z.object({
        workflow_dispatch: z.object({
          inputs: z.object({ stage: z.object({ options: z.array(z.string()) }) }),
        }),
      }),
    })
    .parse(parse(text)).on.workflow_dispatch.inputs.stage.options
  expect(() => readStage({ STAGE: 'none' })).toThrow(`STAGE must be ${offered.join(' or ')}.`)
})

const packageSchema = z.object({
  engines: z.object({ node: z.string() }),
  scripts: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
})
const manifest = packageSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')))

/** The values of a variable for which a job is repeated. */
function matrixOf(variable: string): readonly string[] {
  return jobs.flatMap(({ job }) => job.strategy?.matrix[variable] ?? [])
}

test('tests run on the oldest Node that is supported, and on the function’s', () => {
  const majors = matrixOf('node').map((version) => version.split('.')[0])
  const oldest = /\d+/.exec(manifest.engines.node)?.[0]
  const [functions] = /\d+/.exec(Runtime.NODEJS_24_X.name) ?? []
  expect(majors).toEqual([oldest, functions])
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(functions)
})

test('the scripts of the weekly checks exist', () => {
  const scripts = matrixOf('script')
  expect(scripts).not.toEqual([])
  expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining([...scripts]))
})

test('the CDK’s CLI that deploys is the one that developers use', () => {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('.github/cdk/package.json', 'utf8')))
  expect(dependencies).toEqual({ 'aws-cdk': manifest.devDependencies['aws-cdk'] })
})
