import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { displayFont, textFont } from '#web/shell/theme/theme.ts'
import { runScript } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const fonts = 'web/src/shell/fonts'
const licence = 'OFL.txt'
const faces = readFileSync(join(fonts, 'font-faces.css'), 'utf8')

test('the fonts are what `npm run fonts` makes', async () => {
  const folder = temporaryFolder()
  const { exitCode } = await runScript('web/build/make-fonts.ts', { cwd: '.', env: {} }, [
    folder,
  ]).ended()
  expect(exitCode).toBe(0)
  expect([...readdirSync(folder), licence].toSorted()).toEqual(readdirSync(fonts).toSorted())
  for (const file of readdirSync(folder)) {
    const made = readFileSync(join(folder, file))
    expect(made.equals(readFileSync(join(fonts, file))), file).toBe(true)
  }
})

test.each([textFont, displayFont].flatMap(({ family }) => family.match(/'[^']+'/g)))(
  'the theme’s %s is declared',
  (family) => {
    expect(faces).toContain(`font-family: ${family};`)
  },
)

test.each([...faces.matchAll(/family: '([^']+)';\n  src: url/g)].map(([, family]) => family))(
  'the licence names %s',
  (family) => {
    expect(readFileSync(join(fonts, licence), 'utf8')).toContain(family)
  },
)
