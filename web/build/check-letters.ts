import { create } from 'fontkitten'
import { display, readFonts, text } from './font-sources.ts'

// Spaces, symbols such as ✓, and the hyphen that doesn't break, which few fonts have, look much the same in any font.
const letters = /(?!\u2011)[\p{L}\p{M}\p{N}\p{P}\p{Sc}]/gu

/** What a font has. */
export function lettersOf(bytes: Buffer): readonly string[] {
  const font = create(bytes)
  if (font.isCollection) throw new Error('A file of several fonts is none for a page')
  return font.characterSet.map((codePoint) => String.fromCodePoint(codePoint))
}

type File = readonly [name: string, content: string | Uint8Array]

/** The letters of pages and scripts that are not in the fonts, each with the first word that has it. */
export function missingLetters(
  files: readonly File[],
  fonts: readonly Buffer[],
): ReadonlyMap<string, string> {
  const known = new Set(fonts.flatMap(lettersOf))
  const words = new Map<string, string>()
  for (const [name, content] of files) {
    if (typeof content !== 'string' || !/\.(?:html|js)$/.test(name)) continue
    for (const { 0: letter, index } of content.matchAll(letters)) {
      if (known.has(letter) || words.has(letter)) continue
      const [before = ''] = /[\p{L}\p{M}]{0,20}$/u.exec(content.slice(0, index)) ?? []
      const [word = ''] = /^.[\p{L}\p{M}]{0,20}/u.exec(content.slice(index)) ?? []
      words.set(letter, `${before}${word} (${name})`)
    }
  }
  return words
}

/** @throws if a typeface lacks letters of the site: they would be in another font, and missing on share pictures */
export async function checkLetters(files: readonly File[]): Promise<void> {
  for (const face of [display, text]) {
    const missing = missingLetters(files, await readFonts(face))
    if (missing.size === 0) continue
    const found = Array.from(missing, ([letter, word]) => `“${letter}”, as in ${word}`)
    const shown = found.slice(0, 12).join('\n')
    throw new Error(
      `${face.family} lacks ${missing.size} letters of the site. Add them to web/build/font-sources.ts and run \`npm run fonts\`.\n${shown}`,
    )
  }
}
