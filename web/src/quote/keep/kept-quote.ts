import {
  catalogue,
  customNameMaxLength,
  customServiceId,
  fixedItemIds,
  type Resource,
} from '#shared/catalogue.ts'
import { isCustomPrice } from '#shared/custom-service.ts'
import { cents, isCents, type Cents } from '#shared/money.ts'
import type { Day } from '#shared/offer.ts'
import { dayHeldUntil, earlierDay, holdPrices, lastDayHeld } from '#shared/price-promise.ts'
import { isQuantityOnSale } from '#shared/pricing.ts'
import { quoteContent, quoteNumber, type QuoteItem } from '#shared/quote-number.ts'
import {
  emptySelection,
  mapResources,
  priceSelection,
  totalsOf,
  type Choices,
  type Quote,
  type Selection,
} from '#shared/quote.ts'
import { companyDay } from '#web/quote/model/valid-until.ts'

// The one text of a quote, in which draft, last quote, order and link keep it:
// `3.68.20261127_333500.network-design_1_250000.storage_100_200.seats_5_2500`: the version; the length of the rest, which reveals
// a link that was cut, and keeps out what a messenger appends, such as a full stop; the day whose prices it promises, zeros in an
// unsent draft, and what is paid in cents; then ids, quantities, unit prices and the custom service's name. What else a quote has is an item with an id of its own, a price
// of 0 and its text in the name's place: a release that doesn't know it leaves it out, and says so.

/** The text of a quote. Its prices are the promised ones; except for the custom service's, the catalogue's are charged. */
export const keptText = (quote: Quote): string => textOf(quote, quote.lines)

/** The text of a quote with its custom service as it stands, finished or not: of quantity 0 if it isn't selected. */
export function draftText(quote: Quote): string {
  const { selected, name, price } = quote.selection.custom
  const own = {
    id: customServiceId,
    // The cut may leave half of a character.
    name: name.slice(0, customNameMaxLength).replaceAll(/\p{Cs}/gu, ''),
    quantity: Number(selected),
    unitPrice: price ?? 0,
  }
  return textOf(quote, [...quote.lines.filter(({ id }) => id !== customServiceId), own])
}

const noDay = '00000000'

function textOf({ totals, lastDay }: Quote, items: readonly QuoteItem[]): string {
  const day = lastDay === undefined ? noDay : dayHeldUntil(lastDay).replaceAll('-', '')
  const content = `${day}_${totals.total}.${quoteContent(items)}`
  return `3.${content.length}.${content}`
}

/** The part of a kept quote that is still on sale, with the prices that still hold (rule 7.22). */
export type ReadQuote = Choices & {
  /** Whether all of it is on sale. */
  readonly isComplete: boolean
  /** Whether any of it costs more than was promised. */
  readonly hasRisen: boolean
}

/** A quote as its text has it. */
export type KeptQuote = ReadQuote & {
  /** Its last day, which is over; the prices are today's, of a quote that has yet to be made. */
  readonly endedOn: Day | undefined
  /** As on the sender's paper: of the prices in the text. */
  readonly number: string
  /** What was to be paid then, as the text claims. */
  readonly sentTotal: Cents
}

const textPattern = /^([23])\.(\d{1,4})\.(.*)$/s
// Of version 3. Version 2, which printed quotes have until 2027, has none.
const headPattern = /^(\d{4})(\d\d)(\d\d)_(\d+)\./
/** Each part ends at a character that it can't contain. */
const itemsPattern = /^(?:[a-z0-9-]+_\d+_\d+(?:_[\w-]*)?(?:\.(?!$)|$))*$/

/**
 * Reads the text of a quote. It has no last day if the text is of version 2, an unsent draft's, or has a day that doesn't exist.
 *
 * @returns null if it was cut or changed, or is of an unknown version
 */
export function readKept(text: string): KeptQuote | null {
  const [, version, length, rest = ''] = textPattern.exec(text) ?? []
  const content = rest.slice(0, Number(length))
  const [head = '', year, month, date, paid] = headPattern.exec(content) ?? []
  const isWhole = content.length === Number(length) && (version === '3') === (head !== '')
  const written = content.slice(head.length)
  if (!isWhole || !itemsPattern.test(written)) return null
  const items = written === '' ? [] : written.split('.').map(readItem)
  const listed = items.reduce((total, { quantity, unitPrice }) => total + quantity * unitPrice, 0)
  if (!isCents(listed)) return null
  const sentTotal = paid === undefined ? totalsOf(listed).total : Number(paid)
  if (!isCents(sentTotal)) return null
  const lastDay = readLastDay(`${year}-${month}-${date}`)
  const read = readItems(items, lastDay)
  const endedOn = read.lastDay === undefined ? lastDay : undefined
  return { ...read, endedOn, number: quoteNumber({ lines: items }), sentTotal }
}

/** Undefined for a day that doesn't exist. */
function readLastDay(day: string): Day | undefined {
  const time = Date.parse(day)
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(day)) return undefined
  // Nobody promises more than this from today, by a clock that may be a day slow.
  return earlierDay(lastDayHeld(day), lastDayHeld(companyDay(Date.now() + 24 * 60 * 60_000)))
}

function readItem(item: string): QuoteItem {
  const [id = '', quantity, price, ...name] = item.split('_')
  return {
    id,
    quantity: Number(quantity),
    unitPrice: Number(price),
    name: fromBase64Url(name.join('_')),
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

/** The quote of these items, without those that are no longer on sale. */
export function readItems(items: readonly QuoteItem[], lastDay?: Day): ReadQuote {
  const itemOf = (id: string) => items.find((item) => item.id === id)
  const quantityOf = (resource: Resource) => {
    const quantity = itemOf(resource.id)?.quantity
    return isQuantityOnSale(resource, quantity) ? quantity : 0
  }
  const own = itemOf(customServiceId)
  const selection: Selection = {
    fixedItems: fixedItemIds.filter((id) => itemOf(id)?.quantity === 1),
    quantities: mapResources(quantityOf),
    custom: own ? readCustom(own) : emptySelection.custom,
  }
  const { fixedItems, quantities, custom } = selection
  const isOwnKept = own !== undefined && own.unitPrice === (custom.price ?? 0)
  const found = [...fixedItems, ...Object.values(quantities).filter(Boolean)]
  const promised = Object.fromEntries(items.map(({ id, unitPrice }) => [id, unitPrice]))
  return {
    ...withPromise(selection, promised, lastDay),
    isComplete: found.length + Number(isOwnKept) === items.length,
  }
}

function readCustom({ quantity, name, unitPrice }: QuoteItem): Selection['custom'] {
  const isPrice = isCents(unitPrice) && isCustomPrice(unitPrice)
  return {
    selected: quantity > 0,
    name: name.slice(0, customNameMaxLength),
    price: isPrice ? cents(unitPrice) : null,
  }
}

/**
 * A selection at the prices that were promised, as far as they still hold: after the last day it has today's, and none.
 *
 * @param promised - the unit price of each line, in cents, by id
 * @param lastDay - undefined if it isn't known
 */
export function withPromise(
  selection: Selection,
  promised: Readonly<Record<string, number>>,
  lastDay?: Day,
): Omit<ReadQuote, 'isComplete'> {
  const today = companyDay(Date.now())
  const isOver = lastDay !== undefined && lastDay < today
  const held = isOver ? {} : holdPrices(catalogue, promised, today)
  const { lines, heldUntil } = priceSelection(selection, held)
  const hasRisen = lines.some(({ id, unitPrice }) => unitPrice > (promised[id] ?? unitPrice))
  // A former release's day may be later than a kept price.
  const last = isOver ? undefined : lastDay && earlierDay(lastDay, heldUntil ?? lastDay)
  return { selection, held, lastDay: last, hasRisen }
}
