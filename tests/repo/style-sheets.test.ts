import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn } from '#infra/tools/files.ts'

const files = filesIn('web/src')
const sheets = files.filter((file) => file.endsWith('.module.css'))

/** The classes of a style sheet that are used by the components that import it. */
function usedClasses(sheet: string): Set<string | undefined> {
  const users = files
    .filter((file) => file.endsWith('.tsx') && dirname(file) === dirname(sheet))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => source.includes(`'./${basename(sheet)}'`))
  return new Set(
    users.flatMap((source) => [...source.matchAll(/\bstyles\.(\w+)/g)].map(([, name]) => name)),
  )
}

// TypeScript doesn't know the classes in a CSS module.
test.each(sheets)('%s declares exactly the classes that are used', (sheet) => {
  const declared = readFileSync(sheet, 'utf8').matchAll(/^\s*\.(\w+)/gm)
  expect(usedClasses(sheet)).toEqual(new Set(Array.from(declared, ([, name]) => name)))
})
