import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from '#shared/schema.ts'

const versions = z._default(z.record(z.string(), z.string()), {})
const lockedPackage = z.object({
  integrity: z.optional(z.string()),
  resolved: z.optional(z.string()),
  inBundle: z._default(z.boolean(), false),
  optionalDependencies: versions,
})
const manifest = z.object({ dependencies: versions, devDependencies: versions })
const lock = z.object({ packages: z.record(z.string(), lockedPackage) })

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const { dependencies, devDependencies } = manifest.parse(readJson('package.json'))
const { '': _project, ...packages } = lock.parse(readJson('package-lock.json')).packages

test('every package is pinned to an exact version', () => {
  const ranges = Object.values({ ...dependencies, ...devDependencies })
  expect(ranges.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('the lock file has a hash of every package and no registry URLs', () => {
  // A bundled package is covered by its parent's hash.
  const faulty = Object.entries(packages).filter(
    ([, { inBundle, integrity = '', resolved }]) =>
      resolved !== undefined || !(inBundle || integrity.startsWith('sha512-')),
  )
  expect(faulty).toEqual([])
})

// npm omits optional packages that its registry couldn't deliver, and `npm ci` then rejects the lock file.
test('the lock file includes platform-specific packages for all platforms', () => {
  const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
  const wanted = Object.values(packages).flatMap((it) => Object.keys(it.optionalDependencies))
  expect(wanted.filter((name) => !locked.has(name))).toEqual([])
})
