import { serviceWorkerPath } from '#shared/addresses.ts'

/** Its files have a hash of their content in their names: a changed file has a new name. */
export const assetsFolder = 'assets/'

export const serviceWorker = serviceWorkerPath.slice(1)

export function cacheControlFor(path: string): string {
  if (path.startsWith(assetsFolder)) return 'public, max-age=31536000, immutable'
  // Browsers revalidate it with every page; a changed file is a new version of the worker.
  if (path === serviceWorker) return 'no-cache'
  if (path.endsWith('.html')) return 'public, max-age=0, must-revalidate'
  return 'public, max-age=3600'
}
