import type { CustomPlugin } from 'svgo'

export type SvgRules = {
  /** In bytes, minified: in a document it delays what follows. */
  readonly maxSize: number
  readonly variables: readonly string[]
  readonly refused: Readonly<Record<string, string>>
}

export const accentVariable = 'var(--palette-primary-main)'

/** A logo is in pages before their headings, and in pictures that the build draws (logo-svg.ts). */
export const logoRules: SvgRules = {
  maxSize: 4_000,
  variables: [accentVariable],
  refused: { text: 'its font would be missing: convert the text to paths' },
}

/** A drawing is in pages alone. Its colours are those that its style sheet replaces where the browser forces them. */
export const drawingRules: SvgRules = {
  maxSize: 5_000,
  variables: [
    accentVariable,
    'var(--palette-background-paper)',
    'var(--palette-background-tint)',
    'var(--palette-success-main)',
    'var(--palette-error-main)',
  ],
  refused: {},
}

const viewBoxPattern = /^\s*(?:[-+.\de]+[\s,]+){2}[+.\de]+[\s,]+[+.\de]+\s*$/

const isScript = 'the site’s policy blocks scripts'
const isMotion = 'it would also move where the visitor prefers no motion'
const moving = ['animate', 'animateMotion', 'animateTransform', 'set']

const refusedElements: Readonly<Record<string, string>> = {
  script: isScript,
  foreignObject: 'only browsers draw HTML, and the build draws pictures',
  ...Object.fromEntries(moving.map((name) => [name, isMotion])),
  a: 'a picture has nothing to press',
  // Styles that an attribute can express have become that attribute by now.
  style: 'it contains more than attributes can say',
}

function referencesIn(name: string, value: string): readonly string[] {
  if (name === 'href' || name === 'xlink:href') return [value]
  return Array.from(value.matchAll(/url\(\s*['"]?([^'")]*)/g), ([, reference = '']) => reference)
}

function findError(name: string, value: string, variables: readonly string[]): string | undefined {
  if (name === 'style') return 'no attribute has the same effect'
  if (name.startsWith('on')) return isScript
  if (referencesIn(name, value).some((reference) => !/^(?:#|data:image\/)/.test(reference))) {
    return 'it is in another file: embed it'
  }
  if (value.match(/var\([^)]*\)/g)?.some((variable) => !variables.includes(variable))) {
    return `it has a value for ${variables.join(', ')} alone`
  }
  return undefined
}

/** Refuses what would be lost: pages' policy blocks scripts and styles, and the build draws pictures from the same file. */
export const checkSvg = ({ variables, refused }: SvgRules): CustomPlugin => ({
  name: 'check-svg',
  fn: () => ({
    element: {
      enter({ name, attributes, children }, { type }) {
        if (type === 'root' && !viewBoxPattern.test(attributes['viewBox'] ?? '')) {
          throw new Error('<svg> has no viewBox of four numbers')
        }
        if (type === 'root' && children.length === 0) throw new Error('<svg> is empty')
        const reason = refusedElements[name] ?? refused[name]
        if (reason !== undefined) throw new Error(`<${name}> is not possible: ${reason}`)
        for (const [attribute, value] of Object.entries(attributes)) {
          const error = findError(attribute, value, variables)
          if (error) throw new Error(`${attribute}="${value}" is not possible: ${error}`)
        }
      },
    },
  }),
})
