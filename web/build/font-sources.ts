import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkitten'

// Which letters come from which package. `npm run fonts` makes the files accordingly, with font-faces.css, which declares
// them; the build reads them.

/** A file of a typeface: one for each script. */
type FontSource = {
  /** In web/src/shell/fonts. */
  readonly file: string
  /** The path in its package. */
  readonly source: string
  readonly letters: string
  /** The OpenType features to keep, by default all: some scripts can't be read without theirs. */
  readonly features?: readonly string[]
  /** As in CSS, where a typeface has several files: the letters for which a page loads it. */
  readonly unicodeRange?: string
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
  family: 'Bricolage Grotesque',
  weight: 650,
  fallbacks: { bold: '650' },
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
  fallbacks: { regular: '400 500', bold: '600 700' },
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
  /** For which weights a system font's stand in until it arrives. The first is measured. */
  readonly fallbacks: { readonly regular?: string; readonly bold?: string }
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

// Spaces and symbols such as ✓ look much the same in any font, and few fonts have them.
// A non-breaking hyphen, which few fonts have, is drawn as a hyphen of another one.
const letters = /(?!\u2011)[\p{L}\p{M}\p{N}\p{P}\p{Sc}]/gu

/** The characters of a font. */
function lettersOf(bytes: Buffer): readonly string[] {
  const font = create(bytes)
  if (font.isCollection) throw new Error('A font collection: use a file with one font')
  return font.characterSet.map((codePoint) => String.fromCodePoint(codePoint))
}

type Texts = Iterable<readonly [file: string, text: string]>

/** The letters that the fonts lack, each with the first word that contains it. */
export function missingLetters(
  texts: Texts,
  fonts: readonly Buffer[],
): ReadonlyMap<string, string> {
  const known = new Set(fonts.flatMap(lettersOf))
  const words = new Map<string, string>()
  for (const [file, text] of texts) {
    for (const { 0: letter, index } of text.matchAll(letters)) {
      if (known.has(letter) || words.has(letter)) continue
      const [before = ''] = /[\p{L}\p{M}]{0,20}$/u.exec(text.slice(0, index)) ?? []
      const [word = ''] = /^.[\p{L}\p{M}]{0,20}/u.exec(text.slice(index)) ?? []
      words.set(letter, `${before}${word} (${file})`)
    }
  }
  return words
}

/** @throws if a typeface lacks letters of the site: they would be in another font, and missing from the share picture */
export async function checkLetters(texts: Texts): Promise<void> {
  for (const face of [displayFace, textFace]) {
    const missing = missingLetters(texts, await readFonts(face))
    if (missing.size === 0) continue
    const found = Array.from(missing, ([letter, word]) => `“${letter}”, as in ${word}`)
    const shown = found.slice(0, 12).join('\n')
    throw new Error(
      `${face.sources[0].file} has no glyphs for ${missing.size} characters of the site. Add them to web/build/font-sources.ts and run \`npm run fonts\`.\n${shown}`,
    )
  }
}
