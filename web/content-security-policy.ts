import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The style sheet that the notification library injects when it loads. */
async function readToastStyle(): Promise<string> {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'))
  const source = await readFile(resolve('sonner'), 'utf8')
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1]
  if (literal === undefined) throw new Error('sonner no longer injects its style with __insertCSS')
  return String(JSON.parse(literal))
}

// The empty style is the one of MUI's components, which add their rules through the CSSOM.
const injectedStyles = [await readToastStyle(), '']

/** A page's policy: scripts only from this site, styles only from the page itself and the two libraries. */
export function contentSecurityPolicy(pageStyle: string): string {
  const hashes = [pageStyle, ...injectedStyles].map(
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
