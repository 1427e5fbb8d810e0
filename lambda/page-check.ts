import { createHash } from 'node:crypto'

/** The parts of a response that a check reads. */
export type PageResponse = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

const metaPolicy = /http-equiv="content-security-policy" content="([^"]*)"/
const assetPath = /"(\/assets\/[^"]+\.(?:js|css))"/g
// Neither scripts with an address nor data such as JSON.
const inlineScript = /<script(?: type="module")?>(.*?)<\/script>/gs

/**
 * Whether a browser would show a page and start its scripts.
 *
 * @returns what is wrong, in words after the page's name
 */
export function pageFaults({ status, headers, text }: PageResponse): readonly string[] {
  if (status !== 200 || !text.includes('</html>')) return [`${status} ${text.slice(0, 200)}`]
  const hashes = Array.from(
    text.matchAll(inlineScript),
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  const policies = {
    header: headers.get('content-security-policy'),
    page: metaPolicy.exec(text)?.[1],
  }
  return Object.entries(policies).flatMap(([name, policy]) => {
    if (!policy) return [`no policy in the ${name}`]
    const missing = hashes.find((hash) => !policy.includes(hash))
    return missing === undefined ? [] : [`the ${name}’s policy blocks the inline script ${missing}`]
  })
}

/** The scripts and style sheets that a page names, by path. */
export function assetsOf(html: string): readonly string[] {
  return Array.from(html.matchAll(assetPath), ([, path = '']) => path)
}
