import { pathAttribute, scriptListId, waitsAttribute } from './protocol.ts'

const listIn = (page: Document) => page.getElementById(scriptListId)

/** Whether the application of this page may wait for the first sign of a visitor. */
export function waitsForVisitor(page: Document): boolean {
  return listIn(page)?.hasAttribute(waitsAttribute) ?? false
}

const withoutSlash = (path: string) => path.replace(/\/+$/, '')

/** Whether this address is the document's, and not an archive's or a proxy's. */
export function isOwnAddress(page: Document): boolean {
  // The not-found page has none: it is any address's.
  const own = listIn(page)?.getAttribute(pathAttribute)
  return !own || withoutSlash(own) === withoutSlash(decodeURI(location.pathname))
}

/** The scripts of a page's first view. The development server's pages name none. */
export function firstViewScripts(page: Document): readonly string[] {
  const list: unknown = JSON.parse(listIn(page)?.textContent || '[]')
  return Array.isArray(list) ? list.map(String) : []
}

/** Begins to load the scripts of the page's first view, all at once instead of one after the other's imports. */
export function preloadFirstView(): void {
  for (const href of firstViewScripts(document)) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  }
}
