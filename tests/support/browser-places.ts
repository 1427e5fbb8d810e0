import { posix, win32 } from 'node:path'

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome-headless-shell',
]

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const windowsRoots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
const windowsPrograms = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
]

/** Where Chromium or Chrome may be on a machine, the likeliest place first. */
export function browserPlaces(
  platform: NodeJS.Platform,
  environment: NodeJS.Dict<string>,
): string[] {
  if (platform === 'win32') {
    const roots = windowsRoots.flatMap((name) => environment[name] ?? [])
    return roots.flatMap((root) => windowsPrograms.map((program) => win32.join(root, program)))
  }
  const folders = (environment['PATH'] ?? '').split(':').filter(Boolean)
  // Not every PATH has the folders in which packages and snaps put their commands.
  const allFolders = new Set([...folders, '/usr/bin', '/usr/local/bin', '/snap/bin'])
  const onPath = commands.flatMap((command) =>
    [...allFolders].map((folder) => posix.join(folder, command)),
  )
  return platform === 'darwin' ? [...macApplications, ...onPath] : onPath
}
