import { readFileSync } from 'node:fs'
import { subset } from 'semver'
import { expect, test } from 'vitest'
import * as v from 'valibot'

const versions = v.optional(v.record(v.string(), v.string()), {})
const lockedPackage = v.object({
  integrity: v.optional(v.string()),
  resolved: v.optional(v.string()),
  inBundle: v.optional(v.boolean(), false),
  optionalDependencies: versions,
  engines: versions,
})
const manifest = v.object({
  engines: v.object({ node: v.string() }),
  scripts: v.record(v.string(), v.string()),
  dependencies: versions,
  devDependencies: versions,
})
const lock = v.object({ packages: v.record(v.string(), lockedPackage) })

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const { engines, scripts, dependencies, devDependencies } = v.parse(
  manifest,
  readJson('package.json'),
)
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

// npm omits optional packages that its registry couldn't deliver, and `npm ci` then rejects the lock file.
test('the lock file includes platform-specific packages for all platforms', () => {
  const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
  const wanted = Object.values(packages).flatMap((it) => Object.keys(it.optionalDependencies))
  expect(wanted.filter((name) => !locked.has(name))).toEqual([])
})

// npm refuses to install a package on another Node than the package names.
test('every package runs on each Node that the project and its README promise', () => {
  const narrower = Object.entries(packages).filter(
    ([, each]) => !subset(engines.node, each.engines['node'] ?? '*'),
  )
  expect(narrower).toEqual([])
  const [, promise = ''] = /Node \((.+?)\)/.exec(readFileSync('README.md', 'utf8')) ?? []
  expect(promise.match(/[\d.]+/g)).toEqual(engines.node.match(/[\d.]+/g))
})

// cmd.exe passes single quotes on to the program, and knows neither variables nor commands of a Unix shell.
test('every script is understood by the shells of all systems', () => {
  expect(Object.entries(scripts).filter(([, script]) => /['$;`]|^\w+=/.test(script))).toEqual([])
})
