export const accentVariable = 'var(--palette-primary-main)'

/** A drawing's style sheet replaces exactly these colours where the browser forces its own. */
const themeVariables = [
  accentVariable,
  'var(--palette-background-paper)',
  'var(--palette-background-tint)',
  'var(--palette-background-soil)',
  'var(--palette-success-main)',
  'var(--palette-error-main)',
]

type Refusal = readonly [markup: RegExp, reason: string]

const refused: readonly Refusal[] = [
  [/<script\b|\son\w+=/, 'the site’s policy blocks scripts'],
  [/<(?:animate\w*|set)\b/, 'it ignores prefers-reduced-motion'],
  [/<foreignObject\b/, 'the build cannot draw HTML'],
  [/<a\b/, 'links don’t work in a picture'],
  // What an attribute can express has become that attribute by now.
  [/<style\b|\sstyle=/, 'not all of it can become attributes'],
  // Neither a part of the same file nor an embedded picture.
  [
    /\bhref="(?!#|data:image\/)[^"]*"|url\((?!\s*(?:'|&quot;)?(?:#|data:image\/))[^)]*\)/,
    'embed the other file',
  ],
]

const ofLogo: Refusal = [/<text\b/, 'its font would be missing: convert the text to paths']

/**
 * Refuses what the pages' policy would block, such as scripts and styles, and what the build cannot draw in pictures. A logo is
 * in pages before their headings, and in pictures of it (make-pictures.ts); a drawing is only in pages.
 *
 * @param svg - minified, with attributes in place of its styles
 */
export function checkSvg(svg: string, isLogo: boolean): void {
  for (const [markup, reason] of isLogo ? [...refused, ofLogo] : refused) {
    const [found] = markup.exec(svg) ?? []
    if (found === undefined) continue
    const what = found.startsWith('<') ? `${found}>` : found.trim()
    throw new Error(`${what} is not allowed: ${reason}`)
  }
  const variables = isLogo ? [accentVariable] : themeVariables
  const unknown = svg.match(/var\([^)]*\)/g)?.find((it) => !variables.includes(it))
  if (unknown) throw new Error(`${unknown} is not allowed: use only ${variables.join(', ')}`)
}
