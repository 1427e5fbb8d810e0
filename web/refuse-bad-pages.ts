export type BuiltPage = {
  readonly file: string
  readonly title: string
  readonly description: string
  readonly document: string
}

/** Throws, with every reason at once, where a page could not be published: the build ends there. */
export function refuseBadPages(pages: readonly BuiltPage[]): void {
  const faults = [
    ...pages.flatMap(faultsOf),
    ...repeated(pages, 'title'),
    ...repeated(pages, 'description'),
  ]
  if (faults.length > 0) throw new Error(`The pages are not fit to publish:\n${faults.join('\n')}`)
}

function faultsOf({ file, title, description, document }: BuiltPage): string[] {
  const counts = [
    ['h1', /<h1[ >]/g, 1],
    ['main', /<main[ >]/g, 1],
    ['title', /<title>/g, 1],
    ['description', /<meta name="description"/g, 1],
  ] as const
  const faults = counts
    .filter(([, pattern, wanted]) => [...document.matchAll(pattern)].length !== wanted)
    .map(([name, , wanted]) => `${file}: not exactly ${wanted} ${name}`)
  if (title.trim() === '') faults.push(`${file}: no title`)
  if (description.trim() === '') faults.push(`${file}: no description`)
  if (/<main[^>]*>\s*<\/main>/.test(document)) faults.push(`${file}: empty main`)
  return faults
}

function repeated(pages: readonly BuiltPage[], key: 'title' | 'description'): string[] {
  const files = new Map<string, string[]>()
  for (const { file, [key]: text } of pages) files.set(text, [...(files.get(text) ?? []), file])
  return [...files]
    .filter(([, same]) => same.length > 1)
    .map(([text, same]) => `${same.join(', ')}: the same ${key} "${text}"`)
}
