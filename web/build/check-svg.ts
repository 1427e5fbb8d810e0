import type { CustomPlugin } from 'svgo'

export const accentVariable = 'var(--palette-primary-main)'

/** A drawing's style sheet replaces exactly these colours where the browser forces its own. */
const themeVariables = [
  accentVariable,
  'var(--palette-background-paper)',
  'var(--palette-background-tint)',
  'var(--palette-success-main)',
  'var(--palette-error-main)',
]

/** The elements and attributes that are refused. */
const refused: readonly (readonly [name: RegExp, reason: string])[] = [
  [/^(script$|on)/, 'the site’s policy blocks scripts'],
  [/^(animate|set$)/, 'it ignores prefers-reduced-motion'],
  [/^foreignObject$/, 'the build cannot draw HTML'],
  [/^a$/, 'links don’t work in a picture'],
  // What an attribute can express has become that attribute by now.
  [/^style$/, 'not all of it can become attributes'],
]

const ofLogo = [/^text$/, 'its font would be missing: convert the text to paths'] as const

// Neither a part of the same file nor an embedded picture.
const isForeign = (reference: string) => !/^(#|data:image\/)/.test(reference)

function referencesIn(name: string, value: string): readonly string[] {
  if (/^(xlink:)?href$/.test(name)) return [value]
  return Array.from(value.matchAll(/url\(\s*['"]?([^'")]*)/g), ([, reference = '']) => reference)
}

function check(what: string, error: string | undefined): void {
  if (error !== undefined) throw new Error(`${what} is not allowed: ${error}`)
}

/**
 * Refuses what the pages' policy would block, such as scripts and styles, and what the build cannot draw in pictures. A logo is
 * in pages before their headings, and in pictures that the build draws (ink-picture.tsx); a drawing is only in pages.
 */
export function checkSvg(isLogo: boolean): CustomPlugin {
  const rules = isLogo ? [...refused, ofLogo] : refused
  const variables = isLogo ? [accentVariable] : themeVariables
  const findError = (name: string, value = '') => {
    const [, reason] = rules.find(([pattern]) => pattern.test(name)) ?? []
    if (reason !== undefined) return reason
    if (referencesIn(name, value).some(isForeign)) return 'embed the other file'
    const isKnown = (value.match(/var\([^)]*\)/g) ?? []).every((it) => variables.includes(it))
    return isKnown ? undefined : `use only ${variables.join(', ')}`
  }
  return {
    name: 'check-svg',
    fn: () => ({
      element: {
        enter({ name, attributes }) {
          check(`<${name}>`, findError(name))
          for (const [attribute, value] of Object.entries(attributes))
            check(`${attribute}="${value}"`, findError(attribute, value))
        },
      },
    }),
  }
}
