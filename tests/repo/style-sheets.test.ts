import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn } from '#infra/tools/files.ts'

const files = filesIn('web/src')
const sheets = files.filter((file) => file.endsWith('.module.css'))
const components = files.filter((file) => file.endsWith('.tsx'))

/** The classes of a style sheet used by a component. */
function classesUsed(component: string, sheet: string): readonly (string | undefined)[] {
  const source = readFileSync(component, 'utf8')
  const isNeighbour = dirname(component) === dirname(sheet)
  const path = isNeighbour ? `./${basename(sheet)}` : sheet.replace('web/src/', '#web/')
  const [, name] = new RegExp(`import (\\w+) from '${path}'`).exec(source) ?? []
  if (name === undefined) return []
  return Array.from(source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')), ([, used]) => used)
}

// TypeScript doesn't know the classes in a CSS module.
test.each(sheets)('%s declares exactly the classes in use', (sheet) => {
  const declared = readFileSync(sheet, 'utf8').matchAll(/^\s*\.(\w+)/gm)
  const used = components.flatMap((component) => classesUsed(component, sheet))
  expect(new Set(used)).toEqual(new Set(Array.from(declared, ([, name]) => name)))
})
