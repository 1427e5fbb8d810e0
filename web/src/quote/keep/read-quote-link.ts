import { customServiceId } from '#shared/catalogue.ts'
import { cents, sum, type Cents } from '#shared/money.ts'
import { emptySelection, priceSelection } from '#shared/quote.ts'
import { readKept, type KeptQuote, type ReadQuote } from './kept-quote.ts'
import { isCustomUnfinished } from '#web/quote/model/selection.ts'
import { linkVersion } from './quote-link.ts'

/** Four times the longest link that the builder makes. */
const maxLength = 4000

/** A line as a link states it: its quantity, its unit price in cents, and a custom service's name. */
type LinkItem = {
  readonly id: string
  readonly quantity: number
  readonly price: number
  readonly name: string
}

/** What `quoteLink` writes: each part ends at a character that it can't contain. */
const itemsPattern = /^(?:[a-z0-9-]+_\d{1,4}_\d{1,9}(?:_[\w-]*)?(?:\.(?!$)|$))+$/

function readItem(item: string): LinkItem {
  const [id = '', quantity, price, ...name] = item.split('_')
  return {
    id,
    quantity: Number(quantity),
    price: Number(price),
    name: fromBase64Url(name.join('_')),
  }
}

/** A quote that came with a link, as far as it is still on sale. */
export type SharedQuote = ReadQuote & {
  /** The sum of the lines when the link was made, as the link claims. */
  readonly sentTotal: Cents
}

/**
 * Reads the fragment of a quote's link (rule 8.10).
 *
 * @returns null if it was cut or changed, is of another version, or has nothing that is on sale
 */
export function readQuoteLink(fragment: string): SharedQuote | null {
  const items = findItems(fragment)
  const read = readKept(toKept(items))
  // A custom service under rules that this version doesn't have.
  const custom = isCustomUnfinished(read.selection) ? emptySelection.custom : read.selection.custom
  const selection = { ...read.selection, custom }
  const lineCount = priceSelection(selection, read.held).lines.length
  if (lineCount === 0) return null
  const sentTotal = sum(items.map(({ quantity, price }) => cents(quantity * price)))
  return { ...read, selection, sentTotal, isComplete: lineCount === items.length }
}

// The rest of a fragment is what a messenger appended.
const fragmentPattern = new RegExp(`^#q=${linkVersion}\\.(\\d{1,4})\\.(.*)$`, 's')

/** None if anything is missing. */
function findItems(fragment: string): readonly LinkItem[] {
  const [, length, rest = ''] = fragmentPattern.exec(decode(fragment)) ?? []
  const content = rest.slice(0, Number(length))
  const isWhole = content.length === Number(length) && itemsPattern.test(content)
  return isWhole ? content.split('.').map(readItem) : []
}

function decode(fragment: string): string {
  try {
    return fragment.length > maxLength ? '' : decodeURIComponent(fragment)
  } catch {
    return ''
  }
}

function toKept(items: readonly LinkItem[]): KeptQuote {
  const custom = items.find(({ id }) => id === customServiceId)
  return {
    selection: {
      // A service has the quantity 1. `readKept` ignores the ids of anything else in both.
      fixedItems: items.filter(({ quantity }) => quantity === 1).map(({ id }) => id),
      quantities: Object.fromEntries(items.map(({ id, quantity }) => [id, quantity])),
      custom: custom
        ? { selected: true, name: custom.name, price: custom.price }
        : emptySelection.custom,
    },
    prices: Object.fromEntries(items.map(({ id, price }) => [id, price])),
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
