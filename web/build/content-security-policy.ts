import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { colourSchemeScript } from '#shared/colour-scheme.ts'
import type { SplitStyle } from './split-style.ts'

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

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A page's policy: scripts only from this site and the inline one, styles only from the page itself and the two libraries. */
export function contentSecurityPolicy({ first, rest }: SplitStyle): string {
  const styles = [first, rest, ...injectedStyles].map(hashOf)
  return [
    "default-src 'none'",
    `script-src 'self' ${hashOf(colourSchemeScript)}`,
    `style-src-elem 'self' ${styles.join(' ')}`,
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
