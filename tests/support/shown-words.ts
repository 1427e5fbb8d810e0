/** Matches a text that begins with these words of the site. */
export const startOf = (words: string) => new RegExp(`^${quoted(words)}`)

/** Matches a text with these words, and whatever stands between them. */
export const inOrder = (...words: readonly string[]) => new RegExp(words.map(quoted).join('.*'))

const quoted = (words: string) => words.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** As queries of texts, not of names, read them: spaces that don't break, as some languages have, are plain ones. */
export const withPlainSpaces = (text: string) => text.replace(/\s/g, ' ')
