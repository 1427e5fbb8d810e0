import { expect, test } from 'vitest'
import { findBrowser, type Machine } from '#tests/support/find-browser.ts'

type FakeMachine = Partial<Pick<Machine, 'platform' | 'isRoot' | 'environment'>> & {
  /** The browsers that start, by path; "own" is Playwright's. */
  readonly browsers?: readonly string[]
  /** Programs that are there and don't start as a browser. */
  readonly broken?: readonly string[]
  /** What a command installs. */
  readonly installs?: Readonly<Record<string, string>>
}

function machineWith({ browsers = [], broken = [], installs = {}, ...facts }: FakeMachine) {
  const present = new Set(browsers)
  const commands: string[] = []
  const messages: string[] = []
  const machine: Machine = {
    platform: 'linux',
    isRoot: true,
    environment: { PATH: '/usr/bin:/opt/bin' },
    ...facts,
    exists: (path) => present.has(path) || broken.includes(path),
    canLaunch: async (path) => present.has(path ?? 'own'),
    run: (command, args) => {
      const line = [command, ...args].join(' ').replace(process.execPath, 'node')
      commands.push(line)
      const installed = Object.entries(installs).find(([part]) => line.includes(part))
      if (installed) present.add(installed[1])
      return line.includes('update') || installed !== undefined
    },
    log: (message) => messages.push(message),
  }
  return { machine, commands, messages }
}

const chromium = '/usr/bin/chromium'

test('CHROME_PATH comes first', async () => {
  const environment = { CHROME_PATH: '/my/chrome', PATH: '/usr/bin' }
  const { machine } = machineWith({ environment, browsers: ['/my/chrome', chromium] })
  expect(await findBrowser(machine)).toBe('/my/chrome')
})

test('a CHROME_PATH that does not start is an error, whatever else there is', async () => {
  const environment = { CHROME_PATH: '/my/text', PATH: '/usr/bin' }
  const { machine } = machineWith({ environment, broken: ['/my/text'], browsers: [chromium] })
  await expect(findBrowser(machine)).rejects.toThrow(
    'CHROME_PATH names /my/text, which does not start as a browser.',
  )
})

test.each<[string, FakeMachine]>([
  [chromium, {}],
  ['/opt/bin/google-chrome', {}],
  ['/snap/bin/chromium', {}],
  ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', { platform: 'darwin' }],
  [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    { platform: 'win32', environment: { PROGRAMFILES: 'C:\\Program Files' } },
  ],
])('the browser of the system at %s is found', async (path, facts) => {
  const { machine, commands } = machineWith({ ...facts, browsers: [path, 'own'] })
  expect(await findBrowser(machine)).toBe(path)
  expect(commands).toEqual([])
})

test('a program that does not start is passed over', async () => {
  const { machine } = machineWith({ broken: [chromium], browsers: ['/opt/bin/google-chrome'] })
  expect(await findBrowser(machine)).toBe('/opt/bin/google-chrome')
})

test("without a browser of the system, Playwright's own is taken", async () => {
  const { machine, commands } = machineWith({ browsers: ['own'] })
  expect(await findBrowser(machine)).toBeUndefined()
  expect(commands).toEqual([])
})

test('without any browser, Playwright installs one, and it is said', async () => {
  const { machine, messages } = machineWith({
    installs: { 'playwright/test/cli.js install': 'own' },
  })
  expect(await findBrowser(machine)).toBeUndefined()
  expect(messages).toEqual(['No browser found: installing one with Playwright.'])
})

test('where Playwright cannot install, the package manager does', async () => {
  const { machine, commands } = machineWith({ installs: { 'apt-get install': chromium } })
  expect(await findBrowser(machine)).toBe(chromium)
  expect(commands).toEqual([
    'node node_modules/@playwright/test/cli.js install --with-deps chromium-headless-shell',
    'node node_modules/@playwright/test/cli.js install chromium-headless-shell',
    'apt-get update',
    'apt-get install -y --no-install-recommends chromium',
  ])
})

test('nobody but root installs without asking for the right, and no password is asked', async () => {
  const { machine, commands } = machineWith({ isRoot: false, installs: { 'apk add': chromium } })
  expect(await findBrowser(machine)).toBe(chromium)
  expect(commands[0]).not.toContain('--with-deps')
  expect(commands.slice(1).every((command) => command.startsWith('sudo -n '))).toBe(true)
})

test('an installation that leaves no browser behind is not the end', async () => {
  const installs = { 'apt-get install': '/elsewhere/chromium', 'dnf install': chromium }
  const { machine } = machineWith({ installs })
  expect(await findBrowser(machine)).toBe(chromium)
})

test.each(['linux', 'darwin', 'win32'] as const)(
  'on %s, where nothing helps, one sentence names the setting',
  async (platform) => {
    const { machine } = machineWith({ platform })
    await expect(findBrowser(machine)).rejects.toThrow(
      'No browser was found or installed: set CHROME_PATH to a Chromium or Chrome.',
    )
  },
)
