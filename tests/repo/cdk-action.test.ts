import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
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

type Files = Readonly<Record<string, string>>
/** A link at `cdk.out`, and a file behind it. */
type Link = readonly [target: string, file?: string]

/** An artifact that a compromised package could make, in the job that runs the project's packages. */
function pack(files: Files, link?: Link): Buffer {
  const archive = join(temporaryFolder(), 'all.tar')
  const add = (cwd: string, ...names: readonly string[]) =>
    expect(spawnSync('tar', ['-P', '-r', '-f', archive, ...names], { cwd }).status).toBe(0)
  add(temporaryFolder(files), ...Object.keys(files))
  if (link) {
    const [target, file] = link
    const folder = temporaryFolder()
    symlinkSync(target, join(folder, 'cdk.out'))
    add(folder, 'cdk.out')
    if (file !== undefined) add(temporaryFolder({ [`cdk.out/${file}`]: 'evil' }), `cdk.out/${file}`)
  }
  return gzipSync(readFileSync(archive))
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

test.runIf(isLinux)('the stack of an honest job is unpacked into a folder of its own', () => {
  const { status, read } = unpack(pack(stack))
  expect(status).toBe(0)
  for (const [path, content] of Object.entries(stack)) {
    expect(read(join(download, path))).toBe(content)
  }
})

test.runIf(isLinux).each<readonly [what: string, files: Files, link: Link | undefined]>([
  ['the CLI’s manifest', { ...stack, [cliManifest]: 'evil' }, undefined],
  ['a link to the CLI’s folder', { [cliManifest]: 'evil' }, ['.github/cdk', 'package.json']],
  ['a link out of the folder', stack, ['../.github/cdk', 'package.json']],
])('an artifact with %s replaces no file of the repository', (_, files, link) => {
  const { read } = unpack(pack(files, link))
  expect(read(cliManifest)).toBe(readFileSync(cliManifest, 'utf8'))
})

const withAsset = (asset: object) => pack({ ...stack, 'cdk.out/any.name': JSON.stringify(asset) })
const command = { source: { executable: ['id'] } }

test.runIf(isLinux).each<readonly [what: string, artifact: () => Buffer]>([
  ['a file made by a command', () => withAsset({ files: { a: command } })],
  ['an image made by a command', () => withAsset({ dockerImages: { a: command } })],
  ['an image to build', () => withAsset({ dockerImages: { a: { source: { directory: 'x' } } } })],
  ['a link in place of the stack', () => pack({ 'cdk.out.txt': '' }, ['/etc'])],
])('an artifact with %s is refused', (_, artifact) => {
  expect(unpack(artifact()).status).not.toBe(0)
})

test.runIf(isLinux)('an artifact other than the job’s is refused', () => {
  expect(unpack(pack(stack), '0'.repeat(64)).status).not.toBe(0)
})
