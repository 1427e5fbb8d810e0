/** How long browsers and the edge may keep a file of the site, by the file's path. */
export function cacheControlOf(path: string): string {
  // The name carries a hash of the content, so a changed file has another name.
  if (path.startsWith('assets/')) return 'public, max-age=31536000, immutable'
  if (path.endsWith('.html')) return 'public, max-age=0, must-revalidate'
  return 'public, max-age=3600'
}
