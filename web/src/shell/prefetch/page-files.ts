/** The line of that list with the pages saved without a visit, and the scripts that they need. */
export const alwaysSavedLine = 'saved'

/** The line with the files of a page's on-demand parts, saved with a visited page. */
export const openedInLine = (path: string) => `opens${path}`

/** The files that a page needs beyond those that every page loads, by its path, and the lines above. */
export type PageFiles = ReadonlyMap<string, readonly string[]>

// One line a page, because a visitor would download punctuation as well.
/** Writes the list: each line has a page's path and its files, separated by spaces. */
export function writePageFiles(pages: PageFiles): string {
  return Array.from(pages, ([path, files]) => [path, ...files].join(' ')).join('\n')
}

/** Reads the list. From any other text, such as an error page, it reads no path of this site. */
export function readPageFiles(text: string): PageFiles {
  return new Map(
    text.split('\n').map((line) => {
      const [path = '', ...files] = line.split(' ')
      return [path, files]
    }),
  )
}

/** Loads the list. It is empty if it can't be loaded: then files are loaded when they are needed. */
export async function loadPageFiles(address: string): Promise<PageFiles> {
  try {
    const response = await fetch(address)
    return readPageFiles(response.ok ? await response.text() : '')
  } catch {
    return new Map()
  }
}
