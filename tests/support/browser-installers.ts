/** A way to install a browser: commands, each with its arguments, run one after the other. */
export type Installer = {
  readonly name: string
  readonly commands: readonly (readonly [string, ...string[]])[]
}

const playwright = ['node_modules/@playwright/test/cli.js', 'install'] as const
const shell = 'chromium-headless-shell'

const packageManagers: Readonly<Record<string, readonly (readonly [string, ...string[]])[]>> = {
  'apt-get': [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  ],
  dnf: [['dnf', 'install', '-y', 'chromium']],
  apk: [['apk', 'add', '--no-cache', 'chromium']],
  pacman: [['pacman', '-Sy', '--noconfirm', 'chromium']],
}

/**
 * The ways to install a browser on a machine, in the order in which to try them.
 *
 * @param isRoot - whoever isn't may have the right by sudo, which must not ask for a password
 */
export function browserInstallers(platform: NodeJS.Platform, isRoot: boolean): Installer[] {
  const own = [
    { name: 'Playwright', commands: [[process.execPath, ...playwright, shell] as const] },
  ]
  if (platform === 'darwin') {
    const brew = ['brew', 'install', '--cask', 'google-chrome'] as const
    return [...own, { name: 'brew', commands: [brew] }]
  }
  if (platform !== 'linux') return own
  const withLibraries = [process.execPath, ...playwright, '--with-deps', shell] as const
  const systems = Object.entries(packageManagers).map(([name, commands]) => ({
    name,
    commands: commands.map((command) => (isRoot ? command : (['sudo', '-n', ...command] as const))),
  }))
  return [
    ...(isRoot ? [{ name: 'Playwright', commands: [withLibraries] }] : []),
    ...own,
    ...systems,
  ]
}
