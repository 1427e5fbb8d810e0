import type { CustomPlugin } from 'svgo'

/** The only variable that the pictures drawn from an SVG file have a value for (logo-svg.ts). */
export const accentVariable = 'var(--palette-primary-main)'

const viewBoxPattern = /^\s*(?:[-+.\de]+[\s,]+){2}[+.\de]+[\s,]+[+.\de]+\s*$/

const isScript = 'the site’s policy blocks scripts'
const isMotion = 'it would also move where the visitor prefers no motion'

const refusedElements: Readonly<Record<string, string>> = {
  script: isScript,
  foreignObject: 'only browsers draw HTML, and the build draws pictures',
  text: 'its font would be missing: convert the text to paths',
  animate: isMotion,
  animateMotion: isMotion,
  animateTransform: isMotion,
  set: isMotion,
  a: 'the logo is inside a link',
  // Styles of which an attribute has the same effect have become that attribute by now.
  style: 'it contains more than attributes can say',
}

/** What an attribute refers to: fragments, addresses, data URLs. */
function referencesIn(name: string, value: string): readonly string[] {
  if (name === 'href' || name === 'xlink:href') return [value]
  return Array.from(value.matchAll(/url\(\s*['"]?([^'")]*)/g), ([, reference = '']) => reference)
}

function errorOf(name: string, value: string): string | undefined {
  if (name === 'style') return 'no attribute has the same effect'
  if (name.startsWith('on')) return isScript
  if (referencesIn(name, value).some((reference) => !/^(?:#|data:image\/)/.test(reference))) {
    return 'it is in another file: embed it'
  }
  if (value.replaceAll(accentVariable, '').includes('var(')) {
    return `pictures have a value for ${accentVariable} alone`
  }
  return undefined
}

/**
 * Refuses what would be missing in a page, whose policy blocks scripts and styles, or in a picture that the build draws
 * from the same file.
 */
export const checkSvg: CustomPlugin = {
  name: 'check-svg',
  fn: () => ({
    element: {
      enter({ name, attributes, children }, { type }) {
        if (type === 'root' && !viewBoxPattern.test(attributes['viewBox'] ?? '')) {
          throw new Error('<svg> has no viewBox of four numbers')
        }
        if (type === 'root' && children.length === 0) throw new Error('<svg> is empty')
        const reason = refusedElements[name]
        if (reason !== undefined) throw new Error(`<${name}> is not possible: ${reason}`)
        for (const [attribute, value] of Object.entries(attributes)) {
          const error = errorOf(attribute, value)
          if (error) throw new Error(`${attribute}="${value}" is not possible: ${error}`)
        }
      },
    },
  }),
}
