const hex = (point: number) => point.toString(16).toUpperCase()

/** The CSS `unicode-range` of a font that has these letters. */
export function unicodeRange(letters: string): string {
  const ranges: { readonly first: number; last: number }[] = []
  const points = new Set(Array.from(letters, (letter) => letter.codePointAt(0) ?? 0))
  for (const point of [...points].toSorted((a, b) => a - b)) {
    const range = ranges.at(-1)
    if (range?.last === point - 1) range.last = point
    else ranges.push({ first: point, last: point })
  }
  return ranges
    .map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ')
}
