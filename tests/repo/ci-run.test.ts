import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** What a test could depend on, printed by the tests of a project. */
const look = `
  const { existsSync, readdirSync } = require('node:fs')
  const { homedir, tmpdir } = require('node:os')
  console.log(JSON.stringify({
    home: readdirSync(homedir()).filter((file) => file !== '.npm'),
    temporary: readdirSync(tmpdir()).filter((file) => file !== 'node-compile-cache'),
    cacheHome: process.env.XDG_CACHE_HOME,
    hasLeftoverAbove: existsSync('../package.json'),
    registry: process.env.npm_config_registry,
  }))
  process.exitCode = 3`

const manifest = { name: 'project', version: '1.0.0', scripts: { test: 'node look.cjs' } }
const lock = { name: 'project', version: '1.0.0', lockfileVersion: 3, packages: { '': manifest } }

const leftovers = {
  'package.json': '{ "type": "module" }',
  'checkout/package.json': JSON.stringify(manifest),
  'checkout/package-lock.json': JSON.stringify(lock),
  'checkout/look.cjs': look,
  'home/.npmrc': 'registry=https://registry.example/\nupdate-notifier=false',
  'home/leftover': '',
  'temporary/leftover': '',
  'bin/unshare': '#!/bin/sh\nexit 1',
}

// Only root may hide what lies above the checkout, and not on every machine.
const mayMount =
  spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/tmp']).status === 0

test.each([
  { message: 'Without a mount namespace', isMounted: false },
  ...(mayMount ? [{ message: 'In a mount namespace', isMounted: true }] : []),
])('CI runs the tests as on a new machine: $message', ({ message, isMounted }) => {
  const folder = temporaryFolder(leftovers)
  const [bin, home, TMPDIR] = ['bin', 'home', 'temporary'].map((name) => join(folder, name))
  chmodSync(join(folder, 'bin/unshare'), 0o755)
  cpSync('.ci/run', join(folder, 'checkout/.ci/run'))
  const path = process.env['PATH'] ?? ''
  const PATH = isMounted ? path : `${bin}:${path}`
  const env = { PATH, HOME: home, XDG_CACHE_HOME: home, TMPDIR }
  const { status, stdout } = spawnSync(join(folder, 'checkout/.ci/run'), { env, encoding: 'utf8' })
  expect(stdout).toContain(message)
  expect(status).toBe(3)
  // npm has used both folders before the tests see them.
  expect(JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '')).toEqual({
    home: ['.npmrc'],
    temporary: [],
    hasLeftoverAbove: !isMounted,
    registry: 'https://registry.example/',
  })
  expect(readdirSync(join(folder, 'temporary'))).toEqual(['leftover'])
})
