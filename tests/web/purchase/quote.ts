import { catalogue, fixedItems, resources } from '#shared/catalogue.ts'
import { vatName, vatPercent } from '#shared/vat.ts'
import { ownName } from '#shared/words.ts'
import { quoteDraftDays } from '#web/content/storage-keys.ts'
import { prices } from './prices.ts'

// Names and the first prices are the catalogue's. All the rest is worked out here again, in whole cents and as the
// specification says it, so that a mistake of the product's meets a second opinion.

export type Line = { readonly name: string; readonly quantity?: number; readonly amount: number }

/** A line as it is shown and charged. */
export const shown = ({ name, amount }: Line): Line => ({ name, amount })

export type Choices = {
  /** By name. */
  readonly offers: readonly string[]
  readonly quantities: ReadonlyMap<string, number>
  readonly custom: { readonly isOn: boolean; readonly name: string; readonly price: number | null }
  /** No price is higher than it was on this day; today's if undefined. */
  readonly since?: number | undefined
}

const noCustom: Choices['custom'] = { isOn: false, name: '', price: null }
export const nothing: Choices = { offers: [], quantities: new Map(), custom: noCustom }
export const defaults: Choices = {
  ...nothing,
  quantities: new Map(resources.map(({ name, initial }) => [name, initial])),
}

const ourNames = catalogue.map(({ name }) => name.toLowerCase())
const isOurs = (name: string) => ourNames.includes(name.toLowerCase())

function customLines({ isOn, name, price }: Choices['custom']): readonly Line[] {
  return isOn && price !== null && name !== '' && !isOurs(name) ? [{ name, amount: price }] : []
}

export function priceSelection(choices: Choices): readonly Line[] {
  const { offers, quantities, custom, since } = choices
  const ours = catalogue.map(({ name }) => {
    const quantity = quantities.get(name) ?? Number(offers.includes(name))
    return { name, quantity, amount: prices.lowest(name, since) * quantity }
  })
  return [...ours.filter(({ quantity }) => quantity > 0), ...customLines(custom)]
}

/** What was kept at a price, on the latest day on which it cost no more; at today's if that is too long ago (rule 7.22). */
export function keepPrices(choices: Choices, promised: number): Choices {
  const since = prices.kept.find((day) => costOf({ ...choices, since: day }) <= promised)
  return { ...choices, since }
}

/** Whether a line is on sale, or was while a quote of its day holds (rule 10.4). */
export const isOnSale = ({ name, quantity = 1, amount }: Line) =>
  !isOurs(name) || prices.wasOnSale(name, amount / quantity)

/** The choices that make these lines. */
export function choicesOf(lines: readonly Line[]): Choices {
  const named = (name: string) => lines.find((line) => line.name === name)
  const custom = lines.find(({ name }) => !isOurs(name))
  return {
    offers: fixedItems.map(({ name }) => name).filter(named),
    quantities: new Map(resources.map(({ name }) => [name, named(name)?.quantity ?? 0])),
    custom: custom ? { isOn: true, name: custom.name, price: custom.amount } : noCustom,
  }
}

/** VAT is rounded to the cent once, halves up (rule 10.5). */
export function billOf(lines: readonly Line[]) {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const vat = Math.floor((subtotal * vatPercent + 50) / 100)
  return { subtotal, vat, total: subtotal + vat }
}

/** What the provider is to charge: VAT is a line, and a custom service is marked as the buyer's (rule 10.12). */
export function chargeOf(lines: readonly Line[]): readonly Line[] {
  const names = lines.map(({ name }) => (isOurs(name) ? name : ownName(name)))
  const marked = lines.map(({ amount }, index) => ({ name: names[index] ?? '', amount }))
  return [...marked, { name: vatName, amount: billOf(lines).vat }]
}

export const isUnfinished = ({ custom }: Choices) => custom.isOn && customLines(custom).length === 0

/** An unfinished custom service counts only while it is all there is (rule 7.6). */
export const countOf = (choices: Choices) =>
  priceSelection(choices).length || Number(choices.custom.isOn)

export const areSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other)

/** Whether choices would be lost if these lines took their place. */
export function areUnsaved(choices: Choices, lines: readonly Line[]): boolean {
  const hasDefaultLines = areSame(priceSelection(choices), priceSelection(defaults))
  if (hasDefaultLines && areSame(choices.custom, noCustom)) return false
  return isUnfinished(choices) || !areSame(priceSelection(choices).map(shown), lines.map(shown))
}

/** Choices as they were kept: for how much, and when. */
export type Kept = { readonly choices: Choices; readonly total: number; readonly day: number }

/** Choices that are opened again, and whether they cost more by now. */
export type Reopened = { readonly choices: Choices; readonly hasRisen: boolean }

const costOf = (choices: Choices) => billOf(priceSelection(choices)).subtotal
export const keep = (choices: Choices): Kept => ({
  choices,
  total: costOf(choices),
  day: prices.today,
})

/** Null once what was kept has expired (rule 8.7). */
export function reopen(kept: Kept | null): Reopened | null {
  if (!kept || prices.today - kept.day >= quoteDraftDays) return null
  const choices = keepPrices(kept.choices, kept.total)
  return { choices, hasRisen: costOf(choices) > kept.total }
}
