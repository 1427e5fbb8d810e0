import { customServiceId } from '#shared/catalogue.ts'
import { cents, type Cents } from '#shared/money.ts'
import { emptySelection, priceSelection } from '#shared/pricing.ts'
import * as z from '#shared/schema.ts'
import {
  readSelection,
  type KeptSelection,
  type ReadSelection,
} from '#web/quote/model/kept-selection.ts'
import { isCustomUnfinished } from '#web/quote/model/selection.ts'
import { linkVersion } from './quote-link.ts'

/** Four times the longest link that the builder makes. */
const maxLength = 2000

/** Items and total, as `quoteLink` writes them. Each part ends at a character that it can't contain. */
const contentSchema = z
  .string()
  .check(z.regex(/^(?:[a-z0-9-]+(?:_\d{1,9}(?:_[\w-]*)?)?\.)+\d{1,9}$/))

/** A quote that came with a link, as far as it is still on sale. */
export type SharedQuote = ReadSelection & {
  /** The total without VAT when the link was made, as the link claims. */
  readonly sentTotal: Cents
}

/**
 * Reads the fragment of a quote's link (rule 8.10).
 *
 * @returns null if it was cut or changed, is of another version, or has nothing that is on sale
 */
export function readQuoteLink(fragment: string): SharedQuote | null {
  const content = contentSchema.safeParse(findContent(fragment))
  if (!content.success) return null
  const items = content.data.split('.')
  const sentTotal = cents(Number(items.pop()))
  const read = readSelection(toKept(items), sentTotal)
  // A custom service under rules that this version doesn't have.
  const custom = isCustomUnfinished(read.selection) ? emptySelection.custom : read.selection.custom
  const selection = { ...read.selection, custom }
  const lineCount = priceSelection(selection).length
  return lineCount === 0 ? null : { selection, sentTotal, isComplete: lineCount === items.length }
}

/** Without what a messenger appended; null if anything is missing. */
function findContent(fragment: string): string | null {
  const [, version, length, rest = ''] =
    /^#q=(\d+)\.(\d{1,4})\.(.*)$/s.exec(decode(fragment) ?? '') ?? []
  const content = rest.slice(0, Number(length))
  return version === linkVersion && content.length === Number(length) ? content : null
}

function decode(fragment: string): string | null {
  try {
    return fragment.length > maxLength ? null : decodeURIComponent(fragment)
  } catch {
    return null
  }
}

/** The selection that `network-design`, `storage_100` and `custom_5000_V2Vic2l0ZQ` were written from. */
function toKept(items: readonly string[]): KeptSelection {
  const amounts = items.filter((item) => item.includes('_')).map((item) => item.split('_'))
  const [, price, ...name] = amounts.find(([id]) => id === customServiceId) ?? []
  return {
    fixedItems: items.filter((item) => !item.includes('_')),
    quantities: Object.fromEntries(
      amounts
        .filter(([id]) => id !== customServiceId)
        .map(([id = '', quantity]) => [id, Number(quantity)]),
    ),
    custom:
      price === undefined
        ? emptySelection.custom
        : { selected: true, name: fromBase64Url(name.join('_')), price: Number(price) },
  }
}

/** Empty if it isn't the base64url form of a text in UTF-8. */
function fromBase64Url(base64Url: string): string {
  try {
    const bytes = atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'))
    const codes = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(codes)
  } catch {
    return ''
  }
}
