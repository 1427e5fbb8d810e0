import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn } from '#infra/tools/files.ts'

const files = filesIn('web/src')
const sheets = files.filter((file) => file.endsWith('.module.css'))

/** Every use of a sheet's class, in any component that imports the sheet. */
function usedClasses(sheet: string): Set<string | undefined> {
  const users = files
    .filter((file) => file.endsWith('.tsx') && dirname(file) === dirname(sheet))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => source.includes(`'./${basename(sheet)}'`))
  return new Set(
    users.flatMap((source) => [...source.matchAll(/\bstyles\.(\w+)/g)].map(([, name]) => name)),
  )
}

// The compiler doesn't know the classes of a style sheet.
test.each(sheets)('%s has the classes that its component uses, and no others', (sheet) => {
  const declared = readFileSync(sheet, 'utf8').matchAll(/^\s*\.(\w+)/gm)
  expect(usedClasses(sheet)).toEqual(new Set(Array.from(declared, ([, name]) => name)))
})
