import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as v from 'valibot'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const stepSchema = v.object({
  run: v.optional(v.string()),
  'working-directory': v.optional(v.string()),
  with: v.optional(v.object({ path: v.optional(v.string()) })),
})
const { steps } = v.parse(
  v.object({ runs: v.object({ steps: v.array(stepSchema) }) }),
  parse(readFileSync('.github/actions/cdk/action.yml', 'utf8')),
).runs

/** The folder to which the action downloads the artifact. */
const download = steps.find((step) => step.with?.path)?.with?.path ?? ''
const cliManifest = '.github/cdk/package.json'
const stack = { 'cdk.out/manifest.json': '{}', 'cdk.out/asset.1/index.html': '<!doctype html>' }

/** An artifact that a compromised package could make, in the job that runs the project's packages. */
function pack(files: Readonly<Record<string, string>>, link?: string): Buffer {
  const cwd = temporaryFolder({ ...stack, ...files })
  if (link !== undefined) symlinkSync(link, join(cwd, 'cdk.out/link'))
  return spawnSync('tar', ['--create', '--gzip', '.'], { cwd }).stdout
}

/** The action runs on Linux: elsewhere its programs lack or have other options. */
const isLinux = process.platform === 'linux'

/** Runs the action's commands before npm's in a checkout with an artifact. */
function unpack(artifact: Buffer, digest = createHash('sha256').update(artifact).digest('hex')) {
  const cwd = temporaryFolder({ [join(download, 'cdk.out.tar.gz')]: '' })
  cpSync('.github', join(cwd, '.github'), { recursive: true })
  writeFileSync(join(cwd, download, 'cdk.out.tar.gz'), artifact)
  const commands = steps.flatMap(({ run, 'working-directory': folder = '.' }) =>
    run === undefined || run.startsWith('npm ') ? [] : [`(cd ${folder} && ${run})`],
  )
  const env = { PATH: process.env['PATH'] ?? '', DIGEST: digest }
  const script = ['set -eo pipefail', ...commands].join('\n')
  const { status } = spawnSync('bash', ['-c', script], { cwd, env })
  return { status, read: (path: string) => readFileSync(join(cwd, path), 'utf8') }
}

test('the CDK’s CLI is installed last, from its own lock file and without install scripts', () => {
  const install = { run: 'npm ci --ignore-scripts', 'working-directory': '.github/cdk' }
  expect(steps.at(-1)).toEqual(install)
})

test.runIf(isLinux)(
  'a stack is unpacked into a folder of its own, and replaces nothing of the repository',
  () => {
    const { status, read } = unpack(pack({ [cliManifest]: 'evil' }))
    expect(status).toBe(0)
    for (const [path, content] of Object.entries(stack))
      expect(read(join(download, path))).toBe(content)
    expect(read(cliManifest)).toBe(readFileSync(cliManifest, 'utf8'))
  },
)

const withAsset = (asset: object) => pack({ 'cdk.out/any.name': JSON.stringify(asset) })
const command = { source: { executable: ['id'] } }

test
  .runIf(isLinux)
  .each<readonly [what: string, artifact: () => Buffer, digest: string | undefined]>([
    ['a file made by a command', () => withAsset({ files: { a: command } }), undefined],
    ['an image made by a command', () => withAsset({ dockerImages: { a: command } }), undefined],
    [
      'an image to build',
      () => withAsset({ dockerImages: { a: { source: { directory: 'x' } } } }),
      undefined,
    ],
    ['a link', () => pack({}, '/etc'), undefined],
    ['other content than the job’s', () => pack({}), '0'.repeat(64)],
  ])('an artifact with %s is refused', (_, artifact, digest) => {
  expect(unpack(artifact(), digest).status).not.toBe(0)
})
