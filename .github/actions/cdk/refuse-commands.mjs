// Refuses a synthesised stack with which the CDK's CLI would run more than itself. An asset may name a command that makes
// it, as `executable`, or be a container image to build, among `dockerImages`; this project's stack has neither. The
// manifest says which files list the assets, so every file that is JSON is searched, whatever its name.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

/** @param {string} path */
function read(path) {
  const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  try {
    /** @type {unknown} */
    const json = JSON.parse(text)
    return json
  } catch {
    return undefined
  }
}

/**
 * @param {unknown} json
 * @returns {boolean}
 */
function runsCommands(json) {
  if (typeof json !== 'object' || json === null) return false
  /** @type {[string, unknown][]} */
  const entries = Object.entries(json)
  return entries.some(
    ([key, value]) =>
      key === 'executable' ||
      (key === 'dockerImages' && JSON.stringify(value) !== '{}') ||
      runsCommands(value),
  )
}

const [, , folder = ''] = process.argv

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name)
  // A link could lead to a file that is not searched.
  const isOdd = !entry.isFile() && !entry.isDirectory()
  if (isOdd || (entry.isFile() && runsCommands(read(path)))) {
    process.stderr.write(`${path} is a link, names a command or lists container images.\n`)
    process.exitCode = 1
  }
}
