import { serviceWorkerPath, speculationRulesPath } from '#shared/addresses.ts'

/** Its files have a hash of their content in their names: a changed file has a new name. */
export const assetsFolder = 'assets/'

export const serviceWorker = serviceWorkerPath.slice(1)

export const speculationRules = speculationRulesPath.slice(1)

export function cacheControlFor(path: string): string {
  if (path.startsWith(assetsFolder)) return 'public, max-age=31536000, immutable'
  // Browsers revalidate it with every page; a changed file is a new version of the worker.
  if (path === serviceWorker) return 'no-cache'
  if (path.endsWith('.html')) return 'public, max-age=0, must-revalidate'
  return 'public, max-age=3600'
}

/** By the end of a file's name, the types that an upload would not guess, or without the encoding that browsers then guess. */
export const contentTypes = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  [speculationRulesPath]: 'application/speculationrules+json',
} as const
