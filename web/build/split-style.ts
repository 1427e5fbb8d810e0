import { parse, type ChildNode } from 'postcss'

export type SplitStyle = { readonly first: string; readonly rest: string }

/**
 * Splits a page's CSS into what its beginning needs, and the rest for a later place in the document: a browser on a slow
 * network paints the beginning before the rest has arrived.
 */
export function splitStyle(style: string, beginning: string): SplitStyle {
  const classes = new Set(
    Array.from(beginning.matchAll(/ class="([^"]*)"/g), ([, names = '']) =>
      names.split(' '),
    ).flat(),
  )
  const { nodes } = parse(style)
  const isEarly = (node: ChildNode) => needs(node, classes)
  const firstLate = nodes.findIndex((node) => !isEarly(node))
  if (firstLate < 0) return { first: style, rest: '' }
  return {
    first: nodes.filter(isEarly).map(String).join(''),
    // Some rules are repeated, so that those of equal specificity keep their order: a few hundred bytes, compressed.
    rest: nodes
      .slice(firstLate)
      .filter((node) => !isGlobal(node))
      .map(String)
      .join(''),
  }
}

function needs(node: ChildNode, classes: ReadonlySet<string>): boolean {
  if (node.type === 'rule') {
    return node.selectors.some((selector) =>
      // What is in parentheses may be a negation or an alternative.
      classesIn(selector.replace(/\(.*\)/, '')).every((name) => classes.has(name)),
    )
  }
  if (node.type !== 'atrule') return false
  return isGlobal(node) || (node.nodes ?? []).some((inner) => needs(inner, classes))
}

function classesIn(selector: string): readonly string[] {
  return Array.from(selector.matchAll(/\.([\w-]+)/g), ([, name = '']) => name)
}

/** Whether a rule works from anywhere in the document. A repeated @font-face would load its font again. */
function isGlobal(node: ChildNode): boolean {
  return node.type === 'atrule' && /^(font-face|keyframes|property)$/.test(node.name)
}

/**
 * The place before the end tag of the element around a page's heading. A style there is nobody's sibling but the
 * heading's: behind the end tag it would count in `:nth-child()` of what stands beside the heading.
 */
export function endOfHeading(body: string): number {
  const heading = body.indexOf('</h1>')
  let depth = 0
  for (const { 1: slash, index } of body.slice(heading).matchAll(/<(\/?)div\b/g)) {
    depth += slash ? -1 : 1
    if (depth < 0) return heading + index
  }
  throw new Error('The page has no heading in a <div>')
}
