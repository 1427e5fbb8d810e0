import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findBrowser } from '#tests/support/browser.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** A folder with these shell scripts as commands, and an environment whose PATH has nothing else. */
function commands(scripts: Readonly<Record<string, string>>) {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined)
  onTestFinished(() => log.mockRestore())
  const folder = temporaryFolder()
  for (const [name, body] of Object.entries(scripts))
    writeFileSync(join(folder, name), `#!/bin/sh\n${body}\n`, { mode: 0o755 })
  return { folder, env: { PATH: folder } }
}

test('finds a browser that starts, and skips one that does not', () => {
  const { folder, env } = commands({ chromium: 'exit 1', 'google-chrome': 'exit 0' })
  expect(findBrowser(env)).toBe(join(folder, 'google-chrome'))
})

test('CHROME_PATH takes precedence, and has to start', () => {
  const { folder, env } = commands({ chromium: 'exit 0', own: 'exit 0', broken: 'exit 1' })
  expect(findBrowser({ ...env, CHROME_PATH: join(folder, 'own') })).toBe(join(folder, 'own'))
  const CHROME_PATH = join(folder, 'broken')
  expect(() => findBrowser({ ...env, CHROME_PATH })).toThrow(
    `CHROME_PATH names ${CHROME_PATH}, which does not start as a browser.`,
  )
})

const aptGet = `cd "\${0%/*}"
echo "$@" >> calls
test "$1" = update || { echo '#!/bin/sh' > chromium; /bin/chmod +x chromium; }`

test.each<readonly [who: string, variables: object, isRoot: boolean]>([
  ['root', {}, true],
  ['a CI machine, with sudo', { CI: 'true' }, false],
])('for %s, installs a browser with apt-get', (_, variables, isRoot) => {
  const { folder, env } = commands({ 'apt-get': aptGet, sudo: 'shift\nexec "$@"' })
  expect(findBrowser({ ...env, ...variables }, isRoot, [])).toBe(join(folder, 'chromium'))
  expect(readFileSync(join(folder, 'calls'), 'utf8')).toBe('update\ninstall -y chromium\n')
})

test.each<readonly [who: string, aptGet: string, isRoot: boolean]>([
  ['a user other than root', aptGet, false],
  ['root, if apt-get fails', 'exit 1', true],
])('for %s, the error says how to install a browser', (_, script, isRoot) => {
  expect(() => findBrowser(commands({ 'apt-get': script }).env, isRoot, [])).toThrow(
    'No Chromium was found: run npx playwright install --with-deps chromium, or set CHROME_PATH to a Chromium or Chrome.',
  )
})
