import type { IncomingMessage } from 'node:http'

/** The path of a request as it came, without the query. No URL is made of it: that would resolve the dots in it. */
export function pathOf(request: IncomingMessage): string {
  const [path = ''] = (request.url ?? '').split('?')
  return path
}

/**
 * The file that answers a request's path: a path without a file name is a folder, and a folder is answered by its index.
 *
 * @param path - as it came, percent-encoded and without the query
 */
export function filePathOf(path: string): string {
  if (path.endsWith('/')) return `${path}index.html`
  const lastSegment = path.slice(path.lastIndexOf('/') + 1)
  return lastSegment.includes('.') ? path : `${path}/index.html`
}
