import { language } from '#shared/locale.ts'

// Scripts without spaces between words.
const unspaced = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]`
const opening = String.raw`[\p{Ps}\p{Pi}]`

/** Between two words: after a space, or where a word of an unspaced script begins or ends, but not before its punctuation. */
const mayBreak = new RegExp(
  [
    String.raw`(?<=[^\S\u00A0\u202F])(?=\S)`,
    // Dictionaries split loanwords in katakana; hiragana after a letter is mostly an ending.
    String.raw`(?:(?<=${unspaced})|(?=${unspaced}))(?=[\p{L}\p{N}]|${opening})(?<!${opening}|[\p{sc=Kana}ー](?=\p{sc=Kana})|\p{L}(?=\p{sc=Hira}))`,
  ].join('|'),
  'uy',
)

/** Parts that stay on one line: words with their punctuation and the space after them. */
function unbrokenParts(text: string): readonly string[] {
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(text)
  const ends = Array.from(words, ({ index }) => index).filter((index) => {
    mayBreak.lastIndex = index
    return index > 0 && mayBreak.test(text)
  })
  return [...ends, text.length].map((end, index) => text.slice(ends[index - 1] ?? 0, end))
}

// In px, about a letter of a heading: a first line may be that much longer, mostly to end with a comma.
const tolerance = 40

/** Wraps a text into as few lines as possible, of similar widths. A line is wider than the maximum if it can't be broken. */
export function wrapEvenly(
  text: string,
  maxWidth: number,
  widthOf: (line: string) => number,
): readonly string[] {
  const parts = unbrokenParts(text)
  const wrapGreedily = (width: number) => {
    const lines: string[] = []
    for (const part of parts) {
      const longer = `${lines.at(-1) ?? ''}${part}`
      if (lines.length > 0 && widthOf(longer.trimEnd()) > width) lines.push(part)
      else lines.splice(-1, 1, longer)
    }
    return lines.map((line) => line.trimEnd())
  }
  const { length } = wrapGreedily(maxWidth)
  let width = Math.min(widthOf(text) / length, maxWidth)
  while (wrapGreedily(width).length > length) width = Math.min(width + 4, maxWidth)
  return wrapGreedily(Math.min(width + tolerance, maxWidth))
}
