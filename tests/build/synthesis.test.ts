import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { readStage } from '#infra/stack/stage.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { site } from './built-pages.ts'

// Linux can run a process without a network. On other systems the test only runs without credentials, as its name says.
const isolated = spawnSync('unshare', ['-rn', 'true']).status === 0 ? ['unshare', '-rn'] : []
const absent = isolated.length > 0 ? 'credentials or a network' : 'credentials'

const strictly = ['sh', '-c', 'umask 077 && exec "$@"', 'sh']

const folder = temporaryFolder()
const output = join(folder, 'cdk.out')

/** Runs `cdk synth` like `npm run synth`, in an environment without AWS settings, for an operator with a strict umask. */
function synthesise() {
  const cdk = ['node_modules/aws-cdk/bin/cdk', 'synth', '--quiet', '--output', output]
  const [command = '', ...args] = [...strictly, ...isolated, process.execPath, ...cdk]
  const env = { PATH: process.env['PATH'] ?? '', HOME: folder }
  // No test can time out while this thread waits.
  const options = { env, timeout: 600_000, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(command, args, options)
  return { status, stdout, stderr }
}

const manifestSchema = v.object({
  files: v.record(v.string(), v.object({ source: v.object({ path: v.string() }) })),
})

// A synthesis takes seconds, or minutes on a busy machine: the tests share the first one.
const first = synthesise()

test(`the build is synthesised without ${absent}, and without warnings`, () => {
  expect(first).toEqual({ status: 0, stdout: '', stderr: '' })

  const { files } = v.parse(
    manifestSchema,
    JSON.parse(readFileSync(join(output, `${readStage({}).config.stackName}.assets.json`), 'utf8')),
  )
  const folders = Object.values(files).filter(({ source }) => source.path.startsWith('asset.'))
  const contents = folders
    .filter(({ source }) => !source.path.endsWith('.zip'))
    .map(({ source }) => readdirSync(join(output, source.path)).toSorted())
  expect(contents).toContainEqual(readdirSync(site).toSorted())
  expect(contents).toContainEqual(['index.mjs'])
})

// The CDK's CLI zips files with their modes, and Lambda runs a function as another user.
test('whoever deploys, everyone may read what is deployed, and only its owner may change it', () => {
  const modes = readdirSync(output, { recursive: true, withFileTypes: true }).map((each) => {
    const { mode } = statSync(join(each.parentPath, each.name))
    return `${each.isDirectory() ? 'folder' : 'file'} ${(mode & 0o777).toString(8)}`
  })
  expect(new Set(modes)).toEqual(new Set(['folder 755', 'file 644']))
})

const fileOfSite = () =>
  readdirSync(output)
    .map((asset) => join(output, asset, 'sitemap.xml'))
    .find(existsSync)

test('an incompletely copied asset is copied again', () => {
  rmSync(fileOfSite() ?? '')
  expect(fileOfSite()).toBeUndefined()
  expect(synthesise().status).toBe(0)
  expect(fileOfSite()).toBeDefined()
})
