import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startSite } from '#tests/support/started-site.ts'
import { changes } from './changes.ts'

const sources = ['shared', 'web', 'lambda', 'infra', 'package.json', 'package-lock.json']
const settings = ['tsconfig.json', 'vite.config.ts']

/** Builds and serves the second company's site from a copy of this project. */
export async function startOtherCompany() {
  const cwd = realpathSync(mkdtempSync(join(tmpdir(), 'other-company-')))
  for (const path of [...sources, ...settings]) cpSync(path, join(cwd, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(cwd, 'node_modules'), 'junction')
  for (const [path, found] of Object.entries(changes)) {
    const file = join(cwd, path)
    const changed = found.reduce(
      (text, [pattern, replacement]) => {
        if (!pattern.test(text)) throw new Error(`${path} has no ${String(pattern)}`)
        return text.replace(pattern, replacement)
      },
      readFileSync(file, 'utf8'),
    )
    writeFileSync(file, changed)
  }
  const { url, close } = await startSite(cwd)
  return {
    url,
    close: async () => {
      await close()
      rmSync(cwd, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}
