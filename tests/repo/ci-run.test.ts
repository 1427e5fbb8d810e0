import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from '#shared/schema.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** What a test could depend on, printed by the tests of a project. */
const look = `
  const { existsSync, readdirSync } = require('node:fs')
  const { homedir, tmpdir } = require('node:os')
  console.log(JSON.stringify({
    home: readdirSync(homedir()),
    temporary: readdirSync(tmpdir()),
    cacheHome: process.env.XDG_CACHE_HOME,
    hasLeftoverAbove: existsSync('../package.json'),
    registry: process.env.npm_config_registry,
  }))
  process.exitCode = 3`

const manifest = { name: 'project', version: '1.0.0', scripts: { test: 'node look.cjs' } }
const lock = { name: 'project', version: '1.0.0', lockfileVersion: 3, packages: { '': manifest } }

const seenSchema = z.object({
  home: z.array(z.string()),
  temporary: z.array(z.string()),
  cacheHome: z.optional(z.string()),
  hasLeftoverAbove: z.boolean(),
  registry: z.string(),
})

/** Runs .ci/run in a project whose surroundings are full of leftovers. */
function runAmongLeftovers(namespaces: boolean) {
  const folder = temporaryFolder({
    'package.json': '{ "type": "module" }',
    'checkout/package.json': JSON.stringify(manifest),
    'checkout/package-lock.json': JSON.stringify(lock),
    'checkout/look.cjs': look,
    'home/.npmrc': 'registry=https://registry.example/\nupdate-notifier=false',
    'home/leftover': '',
    'temporary/leftover': '',
    'bin/unshare': '#!/bin/sh\nexit 1',
  })
  chmodSync(join(folder, 'bin/unshare'), 0o755)
  cpSync('.ci/run', join(folder, 'checkout/.ci/run'))
  const PATH = process.env['PATH'] ?? ''
  const temporary = join(folder, 'temporary')
  const env = {
    PATH: namespaces ? PATH : `${join(folder, 'bin')}:${PATH}`,
    HOME: join(folder, 'home'),
    XDG_CACHE_HOME: join(folder, 'home'),
    TMPDIR: temporary,
  }
  const { status, stdout } = spawnSync(join(folder, 'checkout/.ci/run'), { env, encoding: 'utf8' })
  const seen = seenSchema.parse(JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? ''))
  return { status, stdout, seen, left: readdirSync(temporary) }
}

// Only root may hide what lies above the checkout, and not on every machine.
const mayMount =
  spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/tmp']).status === 0

test.each([
  ['without a mount namespace', false, 'Without a mount namespace'],
  ...(mayMount ? [['in a mount namespace', true, 'In a mount namespace'] as const] : []),
] as const)('CI runs the tests as on a new machine, %s', (_, namespaces, message) => {
  const { status, stdout, seen, left } = runAmongLeftovers(namespaces)
  expect(stdout).toContain(message)
  expect(status).toBe(3)
  // npm has used both folders before the tests see them.
  expect(seen.home.filter((file) => file !== '.npm')).toEqual(['.npmrc'])
  expect(seen.temporary.filter((file) => file !== 'node-compile-cache')).toEqual([])
  expect(seen.cacheHome).toBeUndefined()
  expect(seen.hasLeftoverAbove).toBe(!namespaces)
  expect(seen.registry).toBe('https://registry.example/')
  expect(left).toEqual(['leftover'])
})
