import { asciiText } from './ascii-text.ts'

/** How people write a currency beside an amount, as regular expressions: "US $" is "US$", and "円" is "¥". */
export function currencyMarksOf(language: string, currency: string): readonly string[] {
  const marks = (['symbol', 'narrowSymbol', 'code', 'name'] as const).map(
    (currencyDisplay) =>
      new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value,
  )
  // Of a name each word too: "500 dollars".
  const written = marks.flatMap((mark) => (mark === undefined ? [] : [mark, ...mark.split(/\s/)]))
  return [...new Set(written)].map((mark) => pattern(asciiText(mark)))
}

function pattern(mark: string): string {
  return mark
    .trim()
    .replace(/[^\p{L}\p{M}]/gu, (sign) => (/\s/.test(sign) ? '\\s' : `\\s?\\${sign}`))
}
