import { customServiceId, fixedItemIds } from '#shared/catalogue.ts'
import { cents, type Cents } from '#shared/money.ts'
import {
  customLine,
  initialSelection,
  isOnSlider,
  linesOf,
  quantitiesOf,
  type QuoteLine,
  type Selection,
} from '#shared/pricing.ts'
import * as z from '#shared/schema.ts'
import { linkVersion } from './quote-link.ts'

/** Four times the longest link that the builder makes. */
const maxLength = 2000

/** Items and total, as `quoteLink` writes them. Each part ends at a character that it can't contain. */
const contentSchema = z
  .string()
  .check(z.regex(/^(?:[a-z0-9-]+(?:_\d{1,9}(?:_[\w-]*)?)?\.)+\d{1,9}$/))

/** A quote that came with a link, as far as it is still on sale. */
export type SharedQuote = {
  readonly selection: Selection
  /** At the catalogue's prices. */
  readonly lines: readonly QuoteLine[]
  /** The total without VAT when the link was made, as the link claims. */
  readonly sentTotal: Cents
  /** Whether every item of the link has a line. */
  readonly isComplete: boolean
}

/**
 * Reads the fragment of a quote's link (rule 8.10).
 *
 * @returns null if it was cut or changed, is of another version, or has nothing that is on sale
 */
export function readQuoteLink(fragment: string): SharedQuote | null {
  const content = contentSchema.safeParse(contentOf(fragment))
  if (!content.success) return null
  const items = content.data.split('.')
  const sentTotal = cents(Number(items.pop()))
  const selection = selectionOf(items)
  const lines = linesOf(selection)
  if (lines.length === 0) return null
  return { selection, lines, sentTotal, isComplete: lines.length === items.length }
}

/** Without what a messenger appended; null if anything is missing. */
function contentOf(fragment: string): string | null {
  const [, version, length, rest = ''] =
    /^#q=(\d+)\.(\d{1,4})\.(.*)$/s.exec(decoded(fragment) ?? '') ?? []
  const content = rest.slice(0, Number(length))
  return version === linkVersion && content.length === Number(length) ? content : null
}

function decoded(fragment: string): string | null {
  try {
    return fragment.length > maxLength ? null : decodeURIComponent(fragment)
  } catch {
    return null
  }
}

function selectionOf(items: readonly string[]): Selection {
  const valueOf = (id: string) =>
    items.find((item) => item.startsWith(`${id}_`))?.slice(id.length + 1) ?? ''
  return {
    fixedItems: fixedItemIds.filter((id) => items.includes(id)),
    quantities: quantitiesOf((resource) => {
      const quantity = Number(valueOf(resource.id))
      return isOnSlider(resource, quantity) ? quantity : 0
    }),
    custom: customOf(valueOf(customServiceId)),
  }
}

/** Under the same rules as a custom service that the visitor types. */
function customOf(value: string): Selection['custom'] {
  const [price = '', ...name] = value.split('_')
  const line = customLine(textOf(name.join('_')), cents(Number(price)))
  return line ? { selected: true, name: line.name, price: line.amount } : initialSelection.custom
}

/** Empty if it isn't the base64url form of a text in UTF-8. */
function textOf(base64Url: string): string {
  try {
    const bytes = atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'))
    const codes = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(codes)
  } catch {
    return ''
  }
}
