import { create } from 'fontkitten'
import { displayFace, readFonts, textFace } from './font-sources.ts'

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
