import { readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn } from '#infra/tools/files.ts'
import { runFile } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { theme } from '#web/theme/theme.ts'

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
  const css = readFileSync(sheet, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
  const declared = css.matchAll(/\.([a-z]\w*)(?=[^;{}]*\{)/gi)
  const used = components.flatMap((component) => classesUsed(component, sheet))
  expect(new Set(used)).toEqual(new Set(Array.from(declared, ([, name]) => name)))
})

const fonts = 'web/src/shell/fonts'
const faces = readFileSync(join(fonts, 'font-faces.css'), 'utf8')

test.each([
  ['fonts', fonts, 'OFL.txt'],
  ['pictures', 'web/public', 'service-worker.js'],
])('the %s in %s are up to date', async (name, place, byHand) => {
  const folder = temporaryFolder()
  const script = `web/build/make-${name}.ts`
  const { exitCode } = await runFile(script, { cwd: '.', env: {} }, [folder]).ended()
  expect(exitCode).toBe(0)
  expect([...readdirSync(folder), byHand].toSorted()).toEqual(readdirSync(place).toSorted())
  for (const file of readdirSync(folder)) {
    const made = readFileSync(join(folder, file))
    expect(made.equals(readFileSync(join(place, file))), file).toBe(true)
  }
})

test('the theme’s fonts are declared, and the licence names each font', () => {
  const { typography } = theme
  // The first two, its own and the fallback; others are the visitor's.
  for (const { fontFamily } of [typography, typography.h1]) {
    for (const name of String(fontFamily).split(', ').slice(0, 2))
      expect(faces).toContain(`font-family: ${name};`)
  }
  const fontFamilies = [...faces.matchAll(/family: '([^']+)'; src: url/g)]
  const licences = readFileSync(join(fonts, 'OFL.txt'), 'utf8')
  expect(fontFamilies.filter(([, family = '']) => !licences.includes(family))).toEqual([])
})
