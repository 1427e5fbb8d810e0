import { fitsWildcards } from '#infra/local/wildcards.ts'

// RFC 3986, section 2.3.
const unreserved = /^[A-Za-z0-9\-._~]$/

function withNormalEscapes(path: string): string {
  return path.replaceAll(/%([0-9A-Fa-f]{2})/g, (escape, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16))
    return unreserved.test(character) ? character : escape.toUpperCase()
  })
}

/** RFC 3986, section 5.2.4. */
function withoutDotSegments(path: string): string {
  const [, ...segments] = path.split('/')
  const kept: string[] = []
  for (const segment of segments) {
    if (segment === '..') kept.pop()
    else if (segment !== '.') kept.push(segment)
  }
  const last = segments.at(-1)
  if (last === '.' || last === '..') kept.push('')
  return `/${kept.join('/')}`
}

/**
 * The form of a path by which its behaviour is found, and by nothing else: "CloudFront normalizes URI paths consistent
 * with RFC 3986 and then matches the path with the correct cache behavior. […] Some characters are normalized and
 * removed from the path, such as multiple slashes (//) or periods (..)."
 * docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DownloadDistValuesCacheBehavior.html#path-normalization
 *
 * Which of the two goes first isn't documented.
 */
export function normalizedPath(path: string): string {
  return withoutDotSegments(withNormalEscapes(path)).replaceAll(/\/{2,}/g, '/')
}

/**
 * A path pattern of a behaviour: `*` stands for any characters, slashes among them, `?` for exactly one, case matters,
 * and a slash at the beginning is implied.
 * docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DownloadDistValuesCacheBehavior.html#DownloadDistValuesPathPattern
 *
 * @returns whether a normalised path matches
 */
export function pathPattern(pattern: string): (path: string) => boolean {
  const rooted = `/${pattern.replace(/^\//, '')}`
  return (path) => fitsWildcards(path, rooted)
}
