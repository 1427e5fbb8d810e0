/** The line of that list with the pages saved without a visit, and the scripts that they need. */
export const alwaysSavedLine = 'saved'

/** The line with the files of a page's on-demand parts, saved with a visited page. */
export const openedInLine = (path: string) => `opens${path}`

/** The files to save besides those that a page has loaded, by the names of the lines above. */
export type SavedFiles = ReadonlyMap<string, readonly string[]>

// One line each, because a visitor would download punctuation as well.
/** Writes the list: each line has its name and its files, separated by spaces. */
export function writeSavedFiles(lines: SavedFiles): string {
  return Array.from(lines, ([name, files]) => [name, ...files].join(' ')).join('\n')
}

/** Reads the list. From any other text, such as an error page, it reads none of these lines. */
export function readSavedFiles(text: string): SavedFiles {
  return new Map(
    text.split('\n').map((line) => {
      const [name = '', ...files] = line.split(' ')
      return [name, files]
    }),
  )
}
