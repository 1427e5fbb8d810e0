import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The paths of all files in a folder and its subfolders. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name))
}
