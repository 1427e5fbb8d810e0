import { fixedItems, resources } from '#shared/catalogue.ts'
import { vatName, vatPercent } from '#shared/vat.ts'

// Names and prices are the catalogue's. All the rest is worked out here again, in whole cents and as the specification says
// it, so that a mistake of the product's meets a second opinion.

export type Line = { readonly name: string; readonly amount: number }

export type Choices = {
  /** By name. */
  readonly offers: readonly string[]
  readonly quantities: ReadonlyMap<string, number>
  readonly custom: { readonly isOn: boolean; readonly name: string; readonly price: number | null }
}

const noCustom: Choices['custom'] = { isOn: false, name: '', price: null }
export const nothing: Choices = { offers: [], quantities: new Map(), custom: noCustom }
export const defaults: Choices = {
  ...nothing,
  quantities: new Map(resources.map(({ name, initial }) => [name, initial])),
}

const ourNames = [...fixedItems, ...resources].map(({ name }) => name.toLowerCase())
const isOurs = (name: string) => ourNames.includes(name.toLowerCase())

function customLines({ isOn, name, price }: Choices['custom']): readonly Line[] {
  return isOn && price !== null && name !== '' && !isOurs(name) ? [{ name, amount: price }] : []
}

export function priceSelection({ offers, quantities, custom }: Choices): readonly Line[] {
  const prices = fixedItems.map(({ name, price }) => ({ name, amount: price }))
  const usage = resources.map(({ name, unitPrice }) => {
    return { name, amount: unitPrice * (quantities.get(name) ?? 0) }
  })
  return [
    ...prices.filter(({ name }) => offers.includes(name)),
    ...usage.filter(({ amount }) => amount > 0),
    ...customLines(custom),
  ]
}

/** The choices that make these lines. */
export function choicesOf(lines: readonly Line[]): Choices {
  const amountOf = (name: string) => lines.find((line) => line.name === name)?.amount ?? 0
  const custom = lines.find(({ name }) => !isOurs(name))
  return {
    offers: fixedItems.map(({ name }) => name).filter((name) => amountOf(name) > 0),
    quantities: new Map(resources.map(({ name, unitPrice }) => [name, amountOf(name) / unitPrice])),
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
  const names = lines.map(({ name }) => (isOurs(name) ? name : `Custom: ${name}`))
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
  return isUnfinished(choices) || !areSame(priceSelection(choices), lines)
}
