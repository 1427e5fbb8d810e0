import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as v from 'valibot'

const versions = v.optional(v.record(v.string(), v.string()), {})
const lockedPackage = v.object({
  integrity: v.optional(v.string()),
  resolved: v.optional(v.string()),
  inBundle: v.optional(v.boolean(), false),
})
const manifest = v.object({
  scripts: v.record(v.string(), v.string()),
  dependencies: versions,
  devDependencies: versions,
})
const lock = v.object({ packages: v.record(v.string(), lockedPackage) })

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const { scripts, dependencies, devDependencies } = v.parse(manifest, readJson('package.json'))
const { '': _root, ...packages } = v.parse(lock, readJson('package-lock.json')).packages

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

// cmd.exe passes single quotes on to the program, and knows neither variables nor commands of a Unix shell.
test('every script is understood by the shells of all systems', () => {
  expect(Object.entries(scripts).filter(([, script]) => /['$;`]|^\w+=/.test(script))).toEqual([])
})
