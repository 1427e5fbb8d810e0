import type { SumKind } from '#shared/amounts.ts'
import { taxName } from '#shared/seller.ts'
import { isTaxed } from '#shared/tax.ts'

const paidNames = { total: `Total including ${taxName}`, due: 'Paid' }

const names = {
  net: `Total before ${taxName}`,
  rest: 'On delivery',
  month: 'Then per month, if you continue',
  year: 'First year, if you continue',
}

/** Of all but the tax. Some change with a payment: before it, where it isn't confirmed, and after it. */
export const sumNames = {
  offered: { ...names, total: `To pay, including ${taxName}`, due: 'Today' },
  unconfirmed: { ...names, ...paidNames, due: 'To pay with the order' },
  paid: { ...names, ...paidNames },
} satisfies Readonly<Record<string, Readonly<Record<Exclude<SumKind, 'vat'>, string>>>>

export type SumStage = keyof typeof sumNames

/** Of a package without a tax. */
export const untaxedTotal: Readonly<Record<SumStage, string>> = {
  offered: 'To pay',
  unconfirmed: 'Total',
  paid: 'Total',
}

/** Beneath the block of what is paid today, what may follow and the first year. */
export const blockNote = `${isTaxed() ? `With ${taxName}, at` : 'At'} today’s prices. Nothing renews.`

/** Beside the total: how many services are selected. */
export const selectedText = (count: number) => `${count} selected`
