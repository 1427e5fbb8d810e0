import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { theme } from '#web/theme/theme.ts'
import { runScript } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const fonts = 'web/src/shell/fonts'
const byHand = ['OFL.txt', 'font-faces.css']
const faces = readFileSync(join(fonts, 'font-faces.css'), 'utf8')

test('the fonts are up to date: npm run fonts', async () => {
  const folder = temporaryFolder()
  const { exitCode } = await runScript('web/build/make-fonts.ts', { cwd: '.', env: {} }, [
    folder,
  ]).ended()
  expect(exitCode).toBe(0)
  expect([...readdirSync(folder), ...byHand].toSorted()).toEqual(readdirSync(fonts).toSorted())
  for (const file of readdirSync(folder)) {
    const made = readFileSync(join(folder, file))
    expect(made.equals(readFileSync(join(fonts, file))), file).toBe(true)
  }
})

test('the theme’s fonts are declared, and the licence names each font', () => {
  const { typography } = theme
  // The first two, its own and the fallback; others are the visitor's.
  for (const { fontFamily } of [typography, typography.h1]) {
    for (const name of String(fontFamily).split(', ').slice(0, 2))
      expect(faces).toContain(`font-family: ${name};`)
  }
  const fontFamilies = [...faces.matchAll(/family: '([^']+)';\n  src: url/g)]
  const licences = readFileSync(join(fonts, 'OFL.txt'), 'utf8')
  expect(fontFamilies.filter(([, family = '']) => !licences.includes(family))).toEqual([])
})
