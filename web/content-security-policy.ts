import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The style that the notifications' library inserts when it is loaded. */
async function readToastStyle(): Promise<string> {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'))
  const source = await readFile(resolve('sonner'), 'utf8')
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1]
  if (literal === undefined) throw new Error('sonner no longer inserts its style by __insertCSS')
  return String(JSON.parse(literal))
}

// The empty style is that of MUI's tooltip, whose rules are inserted through the CSSOM.
const insertedStyles = [await readToastStyle(), '']

/** The policy of a page: scripts from this site alone, and no styles but the page's own and the libraries'. */
export function contentSecurityPolicy(pageStyle: string): string {
  const hashes = [pageStyle, ...insertedStyles].map(
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
