import { parse, type ChildNode } from 'postcss'

export type SplitStyle = { readonly first: string; readonly rest: string }

/** Splits off the CSS of a page's beginning, which a slow network then paints before the rest has arrived. */
export function splitStyle(style: string, beginning: string): SplitStyle {
  const classes = classesOf(beginning)
  const { nodes } = parse(style)
  const isEarly = (node: ChildNode) => needs(node, classes)
  const firstLate = nodes.findIndex((node) => !isEarly(node))
  if (firstLate < 0) return { first: style, rest: '' }
  // Repeats some rules, a few hundred bytes compressed, so that those of equal specificity keep their order.
  const rest = nodes.slice(firstLate).filter((node) => !isGlobal(node))
  return { first: nodes.filter(isEarly).join(''), rest: rest.join('') }
}

function needs(node: ChildNode, classes: ReadonlySet<string>): boolean {
  if (node.type === 'rule') {
    return node.selectors.some((selector) =>
      // Parentheses may hold a negation or an alternative.
      classesIn(selector.replace(/\(.*\)/, '')).every((name) => classes.has(name)),
    )
  }
  if (node.type !== 'atrule') return false
  return isGlobal(node) || (node.nodes ?? []).some((inner) => needs(inner, classes))
}

/** The classes that an element of a document has. */
export function classesOf(body: string): ReadonlySet<string> {
  const attributes = [...body.matchAll(/ class="([^"]*)"/g)]
  return new Set(attributes.flatMap(([, names = '']) => names.split(' ')))
}

/** The classes that a selector or a style sheet names. */
export function classesIn(style: string): readonly string[] {
  return Array.from(style.matchAll(/\.([\w-]+)/g), ([, name = '']) => name)
}

/** Whether a rule works from anywhere in the document. A repeated @font-face would load its font again. */
function isGlobal(node: ChildNode): boolean {
  return node.type === 'atrule' && /^(font-face|keyframes|property)$/.test(node.name)
}

/** The place before the end tag of a heading's parent. After it, a style would count in the `:nth-child()` of neighbours. */
export function endOfHeading(body: string): number {
  const heading = body.indexOf('</h1>')
  let depth = 0
  for (const { 1: slash, index } of body.slice(heading).matchAll(/<(\/?)div\b/g)) {
    depth += slash ? -1 : 1
    if (depth < 0) return heading + index
  }
  throw new Error('The page has no heading in a <div>')
}
