import { createHash } from 'node:crypto'
import { inlineScript } from '#shared/inline-script.ts'
import type { SplitStyle } from './split-style.ts'

// MUI's components add their rules through the CSSOM, to an empty style.
const injectedStyle = ''

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A page's policy: scripts only from this site and the inline one, styles only from the page itself and MUI. */
export function contentSecurityPolicy({ first, rest }: SplitStyle): string {
  const styles = [first, rest, injectedStyle].map(hashSource)
  return [
    "default-src 'none'",
    `script-src 'self' ${hashSource(inlineScript)}`,
    `style-src-elem 'self' ${styles.join(' ')}`,
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    // The one that lets the service worker be registered (shell/saving/save-pages.ts).
    'trusted-types default',
  ].join('; ')
}
