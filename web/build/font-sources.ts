import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Which letters come from which package. `npm run fonts` makes the files from it; the build reads them.

/** A file of a typeface, of which a script has one. */
export type FontSource = {
  /** In web/src/shell/fonts. */
  readonly file: string
  /** Where its package has it. */
  readonly source: string
  readonly letters: string
  /** The OpenType features that are kept, by default all: some scripts can't be read without theirs. */
  readonly features?: readonly string[]
}

/** All letters from one code point to another, as Unicode lists them by script. */
const letterRange = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  )

/** What is written in British English. Another language adds its own. */
const english = {
  letters: `${letterRange(0x20, 0x7e)}\u00A0\u202F\u2011©°·×é–—‘’“”•…€−→←↑↓`,
  // Figures of the same width, for money in columns.
  features: ['kern', 'tnum'],
} as const

// Headings and figures have one weight: without the variations the file is half as large.
export const displayFace = {
  family: 'Bricolage Grotesque',
  weight: 650,
  fallback: 'Display Fallback',
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
  family: 'Instrument Sans',
  weight: { min: 400, max: 700 },
  fallback: 'Text Fallback',
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
  readonly family: string
  readonly weight: number | { readonly min: number; readonly max: number }
  readonly fallback: string
  /** The main one first: the fallback has its measures. */
  readonly sources: readonly [FontSource, ...FontSource[]]
}

/** Files, of one weight, of what pages show in the visitor's own fonts, such as Japanese. Share pictures are drawn with them. */
const systemFonts: readonly string[] = []

/** The fonts that may show what is written in a face. */
export async function readFonts({ sources }: Face): Promise<readonly Buffer[]> {
  const made = sources.map(({ file }) => join('web/src/shell/fonts', file))
  return Promise.all(
    [...made, ...systemFonts.map((file) => fileURLToPath(file))].map((file) => readFile(file)),
  )
}
