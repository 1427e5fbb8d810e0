import { customServiceId } from '#shared/catalogue.ts'
import { cents, sum, type Cents } from '#shared/money.ts'
import { emptySelection, isResourceId, priceSelection } from '#shared/quote.ts'
import * as z from '#shared/schema.ts'
import { readKept, type KeptQuote, type ReadQuote } from '#web/quote/model/kept-quote.ts'
import { isCustomUnfinished } from '#web/quote/model/selection.ts'
import { linkVersion } from './quote-link.ts'

/** Four times the longest link that the builder makes. */
const maxLength = 4000

/** A line as a link states it: its quantity, its unit price in cents, and a custom service's name. */
type LinkItem = {
  readonly id: string
  readonly quantity: number
  /** NaN in a link of the first version, which states the total instead. */
  readonly price: number
  readonly name: string
}

type LinkContent = { readonly items: readonly LinkItem[]; readonly total?: Cents }

// What `quoteLink` writes, and wrote: each part ends at a character that it can't contain.
const readers: Readonly<Record<string, (content: string) => LinkContent | null>> = {
  [linkVersion]: (content) => {
    const text = readText(content, /^(?:[a-z0-9-]+_\d{1,4}_\d{1,9}(?:_[\w-]*)?(?:\.(?!$)|$))+$/)
    return text === null ? null : { items: text.split('.').map(readItem) }
  },
  1: (content) => {
    const text = readText(content, /^(?:[a-z0-9-]+(?:_\d{1,9}(?:_[\w-]*)?)?\.)+\d{1,9}$/)
    if (text === null) return null
    const items = text.split('.')
    const total = cents(Number(items.pop()))
    return { items: items.map(readFirstItem), total }
  },
}

function readText(content: string, pattern: RegExp): string | null {
  const text = z.string().check(z.regex(pattern)).safeParse(content)
  return text.success ? text.data : null
}

function readItem(item: string): LinkItem {
  const [id = '', quantity, price, ...name] = item.split('_')
  return {
    id,
    quantity: Number(quantity),
    price: Number(price),
    name: fromBase64Url(name.join('_')),
  }
}

/** `network-design`, `storage_100` and `custom_5000_V2Vic2l0ZQ`. */
function readFirstItem(item: string): LinkItem {
  const [id, amount = '1'] = item.split('_')
  if (id === customServiceId) return readItem(item.replace('_', '_1_'))
  return { ...readItem(`${id}_${amount}`), price: NaN }
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
  const content = findContent(fragment)
  if (!content) return null
  const { items } = content
  const read = readKept(toKept(content))
  // A custom service under rules that this version doesn't have.
  const custom = isCustomUnfinished(read.selection) ? emptySelection.custom : read.selection.custom
  const selection = { ...read.selection, custom }
  const lineCount = priceSelection(selection).lines.length
  if (lineCount === 0) return null
  const sentTotal =
    content.total ?? sum(items.map(({ quantity, price }) => cents(quantity * price)))
  return { ...read, selection, sentTotal, isComplete: lineCount === items.length }
}

/** Without what a messenger appended; null if anything is missing. */
function findContent(fragment: string): LinkContent | null {
  const [, version = '', length, rest = ''] =
    /^#q=(\d+)\.(\d{1,4})\.(.*)$/s.exec(decode(fragment) ?? '') ?? []
  const content = rest.slice(0, Number(length))
  return content.length === Number(length) ? (readers[version]?.(content) ?? null) : null
}

function decode(fragment: string): string | null {
  try {
    return fragment.length > maxLength ? null : decodeURIComponent(fragment)
  } catch {
    return null
  }
}

function toKept({ items, total }: LinkContent): KeptQuote {
  const custom = items.find(({ id }) => id === customServiceId)
  const offers = items.filter(({ id }) => id !== customServiceId)
  const resources = offers.filter(({ id }) => isResourceId(id))
  return {
    selection: {
      // A service has the quantity 1.
      fixedItems: offers
        .filter(({ id, quantity }) => !isResourceId(id) && quantity === 1)
        .map(({ id }) => id),
      quantities: Object.fromEntries(resources.map(({ id, quantity }) => [id, quantity])),
      custom: custom
        ? { selected: true, name: custom.name, price: custom.price }
        : emptySelection.custom,
    },
    ...(total === undefined
      ? { prices: Object.fromEntries(offers.map(({ id, price }) => [id, price])) }
      : { total }),
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
