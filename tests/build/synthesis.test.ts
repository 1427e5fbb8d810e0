import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from '#shared/schema.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { site } from './built-pages.ts'

// Linux can run a process without a network. On other systems the test only goes without credentials, as its name says.
const isolated = spawnSync('unshare', ['-rn', 'true']).status === 0 ? ['unshare', '-rn'] : []
const absent = isolated.length > 0 ? 'credentials or a network' : 'credentials'

/** Runs `cdk synth` like `npm run synth`, in an environment without AWS settings. */
function synthesise(output: string) {
  const cdk = ['node_modules/aws-cdk/bin/cdk', 'synth', '--quiet', '--output', output]
  const [command = '', ...args] = [...isolated, process.execPath, ...cdk]
  const env = { PATH: process.env['PATH'] ?? '', HOME: temporaryFolder() }
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', env })
  return { status, stdout, stderr }
}

const manifestSchema = z.object({
  files: z.record(z.string(), z.object({ source: z.object({ path: z.string() }) })),
})

test('an incompletely copied asset is copied again', () => {
  const output = temporaryFolder()
  const fileOfSite = () =>
    readdirSync(output)
      .map((folder) => join(output, folder, 'sitemap.xml'))
      .find(existsSync)
  expect(synthesise(output).status).toBe(0)
  rmSync(fileOfSite() ?? '')
  expect(fileOfSite()).toBeUndefined()
  expect(synthesise(output).status).toBe(0)
  expect(fileOfSite()).toBeDefined()
})

test(`the build is synthesised without ${absent}, and without warnings`, () => {
  const output = temporaryFolder()

  expect(synthesise(output)).toEqual({ status: 0, stdout: '', stderr: '' })

  const { files } = manifestSchema.parse(
    JSON.parse(readFileSync(join(output, 'Site.assets.json'), 'utf8')),
  )
  const folders = Object.values(files).filter(({ source }) => source.path.startsWith('asset.'))
  const contents = folders
    .filter(({ source }) => !source.path.endsWith('.zip'))
    .map(({ source }) => readdirSync(join(output, source.path)).toSorted())
  expect(contents).toContainEqual(readdirSync(site).toSorted())
  expect(contents).toContainEqual(['index.mjs'])
})
