import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

/** The paths of all files in a folder, with `/` on every system. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name).replaceAll(sep, '/'))
}
