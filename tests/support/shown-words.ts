/** Matches a text that begins with these words of the site. */
export const startOf = (words: string) => new RegExp(`^${quoted(words)}`)

/** Matches a text with these words, and whatever stands between them. */
export const inOrder = (...words: readonly string[]) => new RegExp(words.map(quoted).join('.*'))

const quoted = (words: string) => words.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
