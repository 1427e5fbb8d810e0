import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lint } from '#tests/support/lint.ts'

const rejected = [
  '<p>Call us today</p>',
  '<p>29,000</p>',
  "<b>{'KES 29,000'}</b>",
  '<p>{`from ${props.price}`}</p>',
  '<button aria-label="Open menu" />',
  '<img alt="Our office" />',
]
const allowed = ['<p>{props.words}</p>', '<p className="intro">{props.words}.</p>', '<i> *</i>']
const folders = ['shell/layout', 'site/home', 'quote/builder', 'drawings', 'ui']

test.each(folders)(
  'the linter rejects texts, prices and numbers in the components of %s',
  (folder) => {
    const lines = [...rejected, ...allowed].map(
      (jsx, index) => `export const It${index} = (props: Record<string, string>) => ${jsx}`,
    )
    const found = lint({ [`web/src/${folder}/it.tsx`]: lines.join('\n') })
      .filter(({ code }) => code.includes('jsx-no-literals'))
      .map(({ labels: [label] }) => label?.span.line)
    expect(new Set(found)).toEqual(new Set(rejected.map((_, index) => index + 1)))
  },
)

/** Values that belong in the theme: colours, font sizes, radii, coloured shadows. */
const themeValue =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|font-?size: (?!'?var\(|'?\d+pt|inherit)|border-?radius: (?!'?var\(|'?50%|'?inherit)|box-?shadow: (?![^;\n]*(?:var\(|transparent|none))/gi

test('no colour, font size, radius or shadow is hard-coded outside the theme', () => {
  const files = readdirSync('web/src', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.(?:css|tsx?|svg)$/.test(file) &&
      !file.startsWith('content/') &&
      // A logo may have colours of its own.
      !['shell/theme/theme.ts', 'shell/layout/logo.svg'].includes(file),
  )
  expect(files).not.toEqual([])
  const found = files.flatMap((file) =>
    (readFileSync(`web/src/${file}`, 'utf8').match(themeValue) ?? []).map(
      (value) => `${file}: ${value}`,
    ),
  )
  expect(found).toEqual([])
})
