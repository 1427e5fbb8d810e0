import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from '#shared/schema.ts'

const versions = z._default(z.record(z.string(), z.string()), {})
const manifest = z.object({ dependencies: versions, devDependencies: versions })
const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.optional(z.string()),
      resolved: z.optional(z.string()),
      inBundle: z._default(z.boolean(), false),
      optionalDependencies: versions,
    }),
  ),
})

const { dependencies, devDependencies } = manifest.parse(readJson('package.json'))
const { packages } = lock.parse(readJson('package-lock.json'))
const direct = Object.entries({ ...dependencies, ...devDependencies })

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

test('every package is pinned to an exact version', () => {
  expect(direct.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('the lock file has a hash of every package and no registry URLs', () => {
  const { '': _project, ...installed } = packages
  const entries = Object.entries(installed)
  // A bundled package is covered by the hash of the package that contains it.
  const fetched = entries.filter(([, { inBundle }]) => !inBundle)
  expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
  expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

// npm omits optional packages that its registry couldn't deliver, and `npm ci` then rejects the lock file.
test('the lock file includes platform-specific packages for all platforms', () => {
  const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
  const wanted = Object.values(packages).flatMap(({ optionalDependencies }) =>
    Object.keys(optionalDependencies),
  )
  expect(wanted.filter((name) => !locked.has(name))).toEqual([])
})
