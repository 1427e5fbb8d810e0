import { createHash } from 'node:crypto'
import type { RenderedPage } from './src/entry-server.tsx'

/** What every page's document is made with. */
export type DocumentParts = {
  /** The built index.html. */
  readonly template: string
  /** The style that the notifications' library inserts by itself. */
  readonly toastStyle: string
  /** The addresses of the scripts that the page's first view needs. */
  readonly scripts: readonly string[]
  /** What else belongs into the page's head: for browsers, search engines and messengers. */
  readonly tags: readonly string[]
}

/** The whole document of a page. Throws where the page would be broken or its policy would have to be loosened. */
export function pageDocument(page: RenderedPage, parts: DocumentParts): string {
  const [head, body] = splitHoistedTags(page.html)
  refuseInlineStyle(body)
  const styles = [page.baseStyle, page.componentStyle]
  const policy = contentSecurityPolicy([...styles, parts.toastStyle, ''])
  const tags = [
    `<meta http-equiv="content-security-policy" content="${policy}">`,
    head,
    ...parts.tags,
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${page.fontUrl}">`,
    `<style>${page.baseStyle}</style>`,
    `<style data-emotion="css ${page.componentStyleIds.join(' ')}">${page.componentStyle}</style>`,
    // At the usual priority the scripts would compete with the first paint, which needs none of them.
    ...parts.scripts.map((url) => `<link rel="modulepreload" fetchpriority="low" href="${url}">`),
  ]
  return fill(fill(parts.template, '<!--head-->', tags.join('')), '<!--page-->', body)
}

function fill(template: string, mark: string, content: string): string {
  if (!template.includes(mark)) throw new Error(`index.html has no ${mark}`)
  return template.replace(mark, () => content)
}

/** React writes the tags that belong into the head in front of the page. */
function splitHoistedTags(html: string): readonly [head: string, body: string] {
  const head = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(html)?.[0] ?? ''
  return [head, html.slice(head.length)]
}

function refuseInlineStyle(html: string): void {
  const inline = /<[^>]*\sstyle="[^"]*"[^>]*>/.exec(html)
  if (inline) throw new Error(`A style attribute, which the page's policy blocks: ${inline[0]}`)
}

/**
 * The page's policy: scripts from this site alone, and just the styles that are known. The empty style is emotion's, which
 * inserts its rules through the CSSOM.
 */
function contentSecurityPolicy(styles: readonly string[]): string {
  const hashes = styles.map(
    (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src-elem 'self' ${hashes.join(' ')}`,
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}
