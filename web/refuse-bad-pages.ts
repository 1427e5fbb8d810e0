import type { SitePage } from './src/content/site-map.ts'

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
 * Fails the build with a list of all faults if a page is not fit to publish.
 *
 * @param files - the paths that are written beside the pages
 */
export function refuseBadPages(pages: readonly BuiltPage[], files: ReadonlySet<string>): void {
  const faults = [
    ...pages.flatMap((page) => [...faultsOf(page), ...missingPictures(page, files)]),
    ...repeated(pages, 'title'),
    ...repeated(pages, 'description'),
  ]
  if (faults.length > 0) throw new Error(`The pages are not fit to publish:\n${faults.join('\n')}`)
}

function faultsOf({ file, page, document }: BuiltPage): string[] {
  const { title, description, isPrivate } = page
  const counted = (patterns: Readonly<Record<string, RegExp>>, wanted: 0 | 1) =>
    Object.entries(patterns)
      .map(([name, pattern]) => ({ name, count: [...document.matchAll(pattern)].length }))
      .filter(({ count }) => count !== wanted)
      .map(({ name, count }) => `${file}: ${count} × ${name} instead of ${wanted}`)
  const faults = [
    ...counted(onEveryPage, 1),
    ...counted(onPublicPages, isPrivate ? 0 : 1),
    ...counted(onPrivatePages, isPrivate ? 1 : 0),
  ]
  if (title.trim() === '') faults.push(`${file}: no title`)
  if (description.trim() === '') faults.push(`${file}: no description`)
  if (/<main[^>]*>\s*<\/main>/.test(document)) faults.push(`${file}: empty main`)
  return faults
}

function missingPictures({ file, document }: BuiltPage, files: ReadonlySet<string>): string[] {
  return [...document.matchAll(/<meta property="og:image" content="([^"]*)"/g)]
    .map(([, address = '']) => address)
    .filter((address) => !URL.canParse(address) || !files.has(new URL(address).pathname))
    .map((address) => `${file}: its picture ${address} was not drawn`)
}

function repeated(pages: readonly BuiltPage[], key: 'title' | 'description'): string[] {
  const files = new Map<string, string[]>()
  for (const { file, page } of pages) {
    files.set(page[key], [...(files.get(page[key]) ?? []), file])
  }
  return [...files]
    .filter(([, same]) => same.length > 1)
    .map(([text, same]) => `${same.join(', ')}: the same ${key} "${text}"`)
}
