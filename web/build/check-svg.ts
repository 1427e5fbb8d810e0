import type { CustomPlugin } from 'svgo'

type SvgRules = {
  /** In bytes, minified: in a document it delays what comes after it. */
  readonly maxSize: number
  readonly variables: readonly string[]
  readonly refused: Readonly<Record<string, string>>
}

export const accentVariable = 'var(--palette-primary-main)'

const isScript = 'the site’s policy blocks scripts'
const isMotion = 'it ignores prefers-reduced-motion'

const refusedInAll = {
  script: isScript,
  foreignObject: 'the build cannot draw HTML',
  animate: isMotion,
  animateMotion: isMotion,
  animateTransform: isMotion,
  set: isMotion,
  a: 'links don’t work in a picture',
  // Styles that an attribute can express have become that attribute by now.
  style: 'not all of its rules can become attributes',
}

/** A logo is in pages before their headings, and in pictures that the build draws (ink-picture.tsx). */
const logoRules: SvgRules = {
  maxSize: 4_000,
  variables: [accentVariable],
  refused: { ...refusedInAll, text: 'its font would be missing: convert the text to paths' },
}

/** A drawing is only in pages. Its style sheet replaces exactly these colours where the browser forces its own. */
const drawingRules: SvgRules = {
  maxSize: 5_000,
  variables: [
    accentVariable,
    'var(--palette-background-paper)',
    'var(--palette-background-tint)',
    'var(--palette-success-main)',
    'var(--palette-error-main)',
  ],
  refused: refusedInAll,
}

/** The rules of the file with this name. */
export const rulesOf = (name: string) => (name === 'logo' ? logoRules : drawingRules)

function referencesIn(name: string, value: string): readonly string[] {
  if (name === 'href' || name === 'xlink:href') return [value]
  return Array.from(value.matchAll(/url\(\s*['"]?([^'")]*)/g), ([, reference = '']) => reference)
}

function findError(name: string, value: string, variables: readonly string[]): string | undefined {
  if (name === 'style') return 'no attribute has the same effect'
  if (name.startsWith('on')) return isScript
  if (referencesIn(name, value).some((reference) => !/^(?:#|data:image\/)/.test(reference))) {
    return 'embed the other file'
  }
  if (value.match(/var\([^)]*\)/g)?.some((variable) => !variables.includes(variable))) {
    return `use only ${variables.join(', ')}`
  }
  return undefined
}

/** Refuses what the pages' policy would block, such as scripts and styles, and what the build cannot draw in pictures. */
export const checkSvg = ({ variables, refused }: SvgRules): CustomPlugin => ({
  name: 'check-svg',
  fn: () => ({
    element: {
      enter({ name, attributes }) {
        const reason = refused[name]
        if (reason !== undefined) throw new Error(`<${name}> is not allowed: ${reason}`)
        for (const [attribute, value] of Object.entries(attributes)) {
          const error = findError(attribute, value, variables)
          if (error) throw new Error(`${attribute}="${value}" is not allowed: ${error}`)
        }
      },
    },
  }),
})
