import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Values that belong in the theme: colours, font sizes, radii, coloured shadows. */
const themeValue =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|font-?size: (?!'?var\(|'?\d+pt|inherit)|border-?radius: (?!'?var\(|'?50%|'?inherit)|box-?shadow: (?![^;\n]*(?:var\(|transparent|none))/gi

test('no colour, font size, radius or shadow is hard-coded outside the theme', () => {
  const files = readdirSync('web/src', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.(?:css|tsx?|svg)$/.test(file) &&
      !file.startsWith('content/') &&
      // A logo may have colours of its own.
      !['shell/theme/theme.ts', 'drawings/logo.svg'].includes(file),
  )
  expect(files).not.toEqual([])
  const found = files.flatMap((file) =>
    (readFileSync(`web/src/${file}`, 'utf8').match(themeValue) ?? []).map(
      (value) => `${file}: ${value}`,
    ),
  )
  expect(found).toEqual([])
})
