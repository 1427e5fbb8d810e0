import { expect, test } from 'vitest'
import { lint } from '#tests/support/lint.ts'

/** Each line alone in a component; the linter sees one file for each. */
const refused = [
  '<p>Call us today</p>',
  '<p>29,000</p>',
  "<b>{'KES 29,000'}</b>",
  '<p>{`from ${props.price}`}</p>',
  '<button aria-label="Open menu" />',
  '<img alt="Our office" />',
]
const allowed = ['<p>{props.words}</p>', '<p className="intro">{props.words}.</p>', '<i> *</i>']

const component = (jsx: string) =>
  `export function It(props: Record<string, string>) {\n  return ${jsx}\n}\n`

const rooms = ['app', 'pages', 'sections', 'features/quote', 'components']

test('no word, price or number of the site stands inside a component', async () => {
  const files = rooms.flatMap((room) =>
    [...refused, ...allowed].map((jsx, index) => ({
      file: `web/src/${room}/it-${index}.tsx`,
      jsx,
      isRefused: index < refused.length,
    })),
  )
  const diagnostics = await lint(
    Object.fromEntries(files.map(({ file, jsx }) => [file, component(jsx)])),
  )
  const found = new Set(
    diagnostics.filter(({ code }) => code.includes('jsx-no-literals')).map((each) => each.filename),
  )
  expect(files.filter(({ file, isRefused }) => found.has(file) !== isRefused)).toEqual([])
})
