import { customServiceId } from '#shared/catalogue.ts'
import { isCents, type Cents } from '#shared/money.ts'
import type { Day } from '#shared/offer.ts'
import { lastDayHeld } from '#shared/price-promise.ts'
import { emptySelection, priceSelection, totalsOf } from '#shared/quote.ts'
import { readKept, type KeptQuote, type ReadQuote } from './kept-quote.ts'
import { isCustomUnfinished } from '#web/quote/model/selection.ts'
import { companyDay } from './valid-until.ts'

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
const itemsPattern = /^(?:[a-z0-9-]+_\d+_\d+(?:_[\w-]*)?(?:\.(?!$)|$))+$/

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
  /** On which it was made; undefined for a link of version 2, or with a day that can't be. */
  readonly day: Day | undefined
  /** What was to be paid then, as the link claims. */
  readonly sentTotal: Cents
}

/**
 * Reads the fragment of a quote's link (rule 8.10). After its last day it has today's prices.
 *
 * @returns null if it was cut or changed, is of an unknown version, or has nothing that is on sale
 */
export function readQuoteLink(fragment: string): SharedQuote | null {
  const { items, day, paid } = findContent(fragment)
  const isOver = day !== undefined && hasEnded(day)
  const { selection: kept, prices } = toKept(items)
  const read = readKept({ selection: kept, prices: isOver ? {} : prices })
  // A custom service under rules that this version doesn't have.
  const custom = isCustomUnfinished(read.selection) ? emptySelection.custom : read.selection.custom
  const selection = { ...read.selection, custom }
  const lineCount = priceSelection(selection, read.held).lines.length
  if (lineCount === 0) return null
  const listed = items.reduce((total, { quantity, price }) => total + quantity * price, 0)
  if (!isCents(listed)) return null
  const sentTotal = paid ?? totalsOf(listed).total
  return { ...read, selection, day, sentTotal, isComplete: lineCount === items.length }
}

/** Whether the last day of what was promised on a day is over. */
export const hasEnded = (day: Day): boolean => companyDay(Date.now()) > lastDayHeld(day)

type Content = {
  readonly items: readonly LinkItem[]
  readonly day?: Day | undefined
  readonly paid?: Cents
}

// The rest of a fragment is what a messenger appended.
const fragmentPattern = /^#q=([23])\.(\d{1,4})\.(.*)$/s
// Of version 3.
const headPattern = /^(\d{4})(\d\d)(\d\d)_(\d+)\./

/** Without items if anything is missing. Version 2, which printed quotes have until 2027, has no head. */
function findContent(fragment: string): Content {
  const [, version, length, rest = ''] = fragmentPattern.exec(decode(fragment)) ?? []
  const content = rest.slice(0, Number(length))
  if (content.length !== Number(length)) return { items: [] }
  if (version === '2') return { items: findItems(content) }
  const [head, year, month, date, paid] = headPattern.exec(content) ?? []
  const sent = Number(paid)
  if (head === undefined || !isCents(sent)) return { items: [] }
  const items = findItems(content.slice(head.length))
  return { items, day: readDay(`${year}-${month}-${date}`), paid: sent }
}

const findItems = (content: string) =>
  itemsPattern.test(content) ? content.split('.').map(readItem) : []

/** Undefined for a day that doesn't exist or is to come. */
function readDay(day: string): Day | undefined {
  const time = Date.parse(day)
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
  return isDay && day <= companyDay(Date.now()) ? day : undefined
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
