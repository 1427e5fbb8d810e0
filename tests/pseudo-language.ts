import { parseAst, type Plugin } from 'vite'

/** A text that stays readable, with accents and 40 % longer; what is in capitals, an address or a code stays as it is. */
function toPseudoLanguage(text: string): string {
  return text.replace(/(?<![\w@./#:-])[A-Z]?[a-z’]+(?![\w@/]|[.:]\w)/g, (word) =>
    word.replace(/[aeiouy]/g, (vowel) => `${vowel}\u{301}`.normalize().repeat(2)),
  )
}

// Ids, addresses and codes are in lower case and have no spaces; some units are, too.
const isText = (text: string, key: string | undefined) =>
  /\s|^[A-Z][a-z]/.test(text) || ['one', 'other', 'unit'].includes(key ?? '')

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

type Replacement = { readonly start: number; readonly end: number; readonly text: string }

/** The texts below a node of a syntax tree. What is imported and how properties are called is none. */
function textsBelow(node: unknown, key?: string): readonly Replacement[] {
  if (Array.isArray(node)) return node.flatMap((child) => textsBelow(child, key))
  if (!isNode(node) || String(node['type']).startsWith('Import')) return []
  const { type, start, end, value } = node
  if (typeof start === 'number' && typeof end === 'number') {
    if (type === 'Literal' && typeof value === 'string')
      return isText(value, key)
        ? [{ start, end, text: JSON.stringify(toPseudoLanguage(value)) }]
        : []
    if (type === 'TemplateElement' && isNode(value))
      return [{ start, end, text: toPseudoLanguage(String(value['raw'])) }]
  }
  const ofCondition = type === 'ConditionalExpression' ? 'other' : undefined
  const name = isNode(node['key']) ? String(node['key']['name']) : ofCondition
  return Object.entries(node)
    .filter(([part]) => part !== 'key')
    .flatMap(([, child]) => textsBelow(child, name))
}

const longestTaxName = 'Býndéskýnsólídíérte Úmsátzstéýérábgábén'

/** Replaces every text that a translator would, the tax's name and the direction. */
export const pseudoLanguage = (direction: 'ltr' | 'rtl'): Plugin => ({
  name: 'pseudo-language',
  config: () => ({ define: { 'import.meta.env.SITE_DIRECTION': JSON.stringify(direction) } }),
  transform: (code, id) => {
    if (id.endsWith('/shared/vat.ts'))
      return code.replace(/(taxName = )["'][^"']+["']/, `$1"${longestTaxName}"`)
    if (id.endsWith('/shared/locale.ts'))
      return code.replace(/(direction = )["']\w+["']/, `$1"${direction}"`)
    if (
      !/\/(web\/src\/content|shared)\/.+\.ts$/.test(id) ||
      /locale|paths|plain-text|schema/.test(id)
    )
      return null
    return textsBelow(parseAst(code))
      .toSorted((one, other) => other.start - one.start)
      .reduce(
        (changed, { start, end, text }) => changed.slice(0, start) + text + changed.slice(end),
        code,
      )
  },
})
