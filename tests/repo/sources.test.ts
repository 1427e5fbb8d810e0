import { readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseSync, Visitor } from 'vite'
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

// Blanks, colons and full stops between texts are the language's (shared/locale.ts); in JSX vite.config.ts sees to the blanks.

const texts = [
  ...files.filter((file) => /(?<!drawings\/.*)\.tsx$|(quote\/(parts|share)|offers)\//.test(file)),
  ...['words', 'pricing', 'customer-fields'].map((name) => `shared/${name}.ts`),
  'lambda/stripe/session-params.ts',
]
const isSigns = (text: string) => /^[\s.:,;]*[ .:,;][\s.:,;]*$/.test(text)

/** Where they are no text's: stored quantities, lists of ids, drawings, the console, the buyer's own city and postal code. */
const notText = /storedQuantity|viewBox|\bh1v1h|console\.|text-field|line\.join/

test.each(texts)('%s joins texts by the language’s signs alone', (file) => {
  const text = readFileSync(file, 'utf8')
  const lines: (string | undefined)[] = []
  const find = (signs: string, at: number) => {
    const line = text.split('\n')[text.slice(0, at).split('\n').length - 1]
    if (isSigns(signs) && !notText.test(file + line)) lines.push(line)
  }
  new Visitor({
    TemplateElement: ({ start, value }) => find(value.raw, start),
    CallExpression({ start, end }) {
      find(/\.(?:join|concat)\('([^']*)'\)$/.exec(text.slice(start, end))?.[1] ?? '', end)
    },
  }).visit(parseSync(file, text).program)
  expect(lines).toEqual([])
})
