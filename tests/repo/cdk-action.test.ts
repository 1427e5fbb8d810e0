import { createHash } from 'node:crypto'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from '#shared/schema.ts'
import { runToEnd } from '#tests/support/run-to-end.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const stepSchema = z.object({
  run: z.optional(z.string()),
  'working-directory': z._default(z.string(), '.'),
  with: z.optional(z.object({ path: z.optional(z.string()) })),
})
const { steps } = z
  .object({ runs: z.object({ steps: z.array(stepSchema) }) })
  .parse(parse(readFileSync('.github/actions/cdk/action.yml', 'utf8'))).runs

const download = steps.flatMap((step) => step.with?.path ?? []).join()
const cliManifest = '.github/cdk/package.json'
const stack = { 'cdk.out/manifest.json': '{}', 'cdk.out/asset.1/index.html': '<!doctype html>' }

type Packed = {
  readonly files?: Readonly<Record<string, string>>
  /** A link at `cdk.out`, and a file behind it. */
  readonly link?: readonly [target: string, file?: string]
}

/** An artifact as a compromised package may make it, in the job that runs the project's packages. */
function pack({ files = {}, link }: Packed): Buffer {
  const folder = temporaryFolder({ ...files, 'empty/.keep': '' })
  const make = (...args: readonly string[]) =>
    expect(runToEnd('tar', ['-P', '-f', 'all.tar', ...args], { cwd: folder }).status).toBe(0)
  make('-c', ...Object.keys(files))
  if (link) {
    const [target, file] = link
    symlinkSync(target, join(folder, 'link'))
    make('-r', '--transform', 's|^link$|cdk.out|', 'link')
    writeFileSync(join(folder, 'evil'), 'evil')
    if (file !== undefined) make('-r', '--transform', `s|^evil$|cdk.out/${file}|`, 'evil')
  }
  expect(runToEnd('gzip', ['all.tar'], { cwd: folder }).status).toBe(0)
  return readFileSync(join(folder, 'all.tar.gz'))
}

/** Runs the action's own commands, up to npm's, in a checkout with an artifact. */
function unpack(artifact: Buffer, digest = createHash('sha256').update(artifact).digest('hex')) {
  const cwd = temporaryFolder({ [join(download, 'cdk.out.tar.gz')]: '' })
  cpSync('.github', join(cwd, '.github'), { recursive: true })
  writeFileSync(join(cwd, download, 'cdk.out.tar.gz'), artifact)
  const commands = steps.flatMap(({ run, 'working-directory': folder }) =>
    run === undefined || run.startsWith('npm ') ? [] : [`(cd ${folder} && ${run})`],
  )
  const env = { PATH: process.env['PATH'] ?? '', DIGEST: digest }
  const script = ['set -eo pipefail', ...commands].join('\n')
  const { status } = runToEnd('bash', ['-c', script], { cwd, env })
  return { status, read: (path: string) => readFileSync(join(cwd, path), 'utf8') }
}

test('the stack of an honest job is unpacked into a folder of its own', () => {
  const { status, read } = unpack(pack({ files: stack }))
  expect(status).toBe(0)
  for (const [path, content] of Object.entries(stack)) {
    expect(read(join(download, path))).toBe(content)
  }
})

test.each<[what: string, packed: Packed]>([
  ['the CLI’s manifest', { files: { ...stack, [cliManifest]: 'evil' } }],
  [
    'a link to the CLI’s folder',
    { files: { [cliManifest]: 'evil' }, link: ['.github/cdk', 'package.json'] },
  ],
  ['a link out of the folder', { files: stack, link: ['../.github/cdk', 'package.json'] }],
])('an artifact with %s replaces nothing of the repository', (_, packed) => {
  const { read } = unpack(pack(packed))
  expect(read(cliManifest)).toBe(readFileSync(cliManifest, 'utf8'))
})

const assets = (json: object) => ({ files: { ...stack, 'cdk.out/any.name': JSON.stringify(json) } })

test.each<[what: string, packed: Packed]>([
  ['a file made by a command', assets({ files: { a: { source: { executable: ['id'] } } } })],
  [
    'an image made by a command',
    assets({ dockerImages: { a: { source: { executable: ['id'] } } } }),
  ],
  ['an image to build', assets({ dockerImages: { a: { source: { directory: 'x' } } } })],
  ['a link', { files: { 'cdk.out.txt': '' }, link: ['/etc'] }],
])('an artifact with %s is refused', (_, packed) => {
  expect(unpack(pack(packed)).status).not.toBe(0)
})

test('another artifact than the job’s is refused', () => {
  expect(unpack(pack({ files: stack }), '0'.repeat(64)).status).not.toBe(0)
})
