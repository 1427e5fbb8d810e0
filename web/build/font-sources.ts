import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Which letters come from which package. `npm run fonts` makes the files accordingly, font-faces.css declares them, and the
// build reads them.

/** A file of a typeface: one for each script. */
type FontSource = {
  /** In web/src/shell/fonts. */
  readonly file: string
  /** The path in its package. */
  readonly source: string
  readonly letters: string
  /** The OpenType features to keep, by default all: some scripts can't be read without theirs. */
  readonly features?: readonly string[]
}

/** All letters from one code point to another, as Unicode lists them by script. */
const letterRange = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

/** The characters of British English. Another language adds its own. */
const english = {
  letters: `${letterRange(0x20, 0x7e)}\u00A0\u202F©°·×é–—‘’“”•…€−→←↑↓`,
  // Figures of the same width, for money in columns.
  features: ['kern', 'tnum'],
} as const

// Headings and figures have one weight: without the variations the file is half as large.
export const displayFace = {
  weight: 650,
  sources: [
    {
      file: 'bricolage-grotesque.woff2',
      source: import.meta
        .resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
      ...english,
    },
  ],
} as const satisfies Face

export const textFace = {
  weight: { min: 400, max: 700 },
  sources: [
    {
      file: 'instrument-sans.woff2',
      source: import.meta
        .resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
      ...english,
    },
  ],
} as const satisfies Face

export type Face = {
  readonly weight: number | { readonly min: number; readonly max: number }
  /** The main one first: wide screens preload it. */
  readonly sources: readonly [FontSource, ...FontSource[]]
}

/** Files of fonts that visitors have, such as Japanese ones, in one weight: the share picture is drawn with them. */
const systemFonts: readonly string[] = []

/** The fonts that may show a text in a face. */
export async function readFonts({ sources }: Face): Promise<readonly Buffer[]> {
  const made = sources.map(async ({ file }) =>
    readFile(join('web/src/shell/fonts', file)).catch(() => {
      throw new Error(`web/src/shell/fonts/${file} is missing: run \`npm run fonts\`.`)
    }),
  )
  return Promise.all([...made, ...systemFonts.map(async (file) => readFile(fileURLToPath(file)))])
}
