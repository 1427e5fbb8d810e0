import type { SitePage } from '#web/content/site-map.ts'

export type BuiltPage = {
  readonly page: SitePage
  readonly file: string
  readonly document: string
}

const onEveryPage = {
  h1: /<h1[ >]/g,
  main: /<main[ >]/g,
  title: /<title>/g,
  description: /<meta name="description"/g,
  icon: /<link rel="icon" [^>]*type="image\/svg\+xml"/g,
  manifest: /<link rel="manifest"/g,
} as const

const onPublicPages = {
  'canonical address': /<link rel="canonical"/g,
  'title for sharing': /<meta property="og:title"/g,
  'description for sharing': /<meta property="og:description"/g,
  'picture for sharing': /<meta property="og:image"/g,
  'description of the picture': /<meta property="og:image:alt"/g,
  'structured data': /<script type="application\/ld\+json">/g,
} as const

const onPrivatePages = { noindex: /<meta name="robots" content="noindex"/g } as const

/**
 * Throws a list of all errors if a page must not be published.
 *
 * @param files - the paths of the other files of the site
 */
export function validatePages(pages: readonly BuiltPage[], files: ReadonlySet<string>): void {
  const errors = [
    ...pages.flatMap((page) => [...findErrors(page), ...missingPictures(page, files)]),
    ...duplicates(pages, 'title'),
    ...duplicates(pages, 'description'),
  ]
  if (errors.length > 0) throw new Error(`Invalid pages:\n${errors.join('\n')}`)
}

function findErrors({ file, page, document }: BuiltPage): string[] {
  const { title, description, isPrivate } = page
  const wrongCounts = (patterns: Readonly<Record<string, RegExp>>, expected: 0 | 1) =>
    Object.entries(patterns)
      .map(([name, pattern]) => ({ name, count: [...document.matchAll(pattern)].length }))
      .filter(({ count }) => count !== expected)
      .map(({ name, count }) => `${file}: ${count} × ${name} instead of ${expected}`)
  const errors = [
    ...wrongCounts(onEveryPage, 1),
    ...wrongCounts(onPublicPages, isPrivate ? 0 : 1),
    ...wrongCounts(onPrivatePages, isPrivate ? 1 : 0),
  ]
  if (title.trim() === '') errors.push(`${file}: no title`)
  if (description.trim() === '') errors.push(`${file}: no description`)
  if (/<main[^>]*>\s*<\/main>/.test(document)) errors.push(`${file}: empty main`)
  return errors
}

function missingPictures({ file, document }: BuiltPage, files: ReadonlySet<string>): string[] {
  return [...document.matchAll(/<meta property="og:image" content="([^"]*)"/g)]
    .map(([, address = '']) => address)
    .filter((address) => !URL.canParse(address) || !files.has(new URL(address).pathname))
    .map((address) => `${file}: its picture ${address} was not drawn`)
}

function duplicates(pages: readonly BuiltPage[], key: 'title' | 'description'): string[] {
  const files = new Map<string, string[]>()
  for (const { file, page } of pages) {
    files.set(page[key], [...(files.get(page[key]) ?? []), file])
  }
  return [...files]
    .filter(([, same]) => same.length > 1)
    .map(([text, same]) => `${same.join(', ')}: the same ${key} "${text}"`)
}
