import { percentText } from '#shared/tax.ts'
import { taxName, vat } from '#shared/vat.ts'

const onTop = {
  /** After a listed price. */
  base: `+ ${taxName}`,
  builderNote: `Prices are before ${taxName}.`,
  rate: `${percentText(vat)}, not in the prices.`,
  /** The name of the sum of the lines within a sentence. */
  listed: `total before ${taxName}`,
} as const

const included: Readonly<Record<keyof typeof onTop, string>> = {
  base: `including ${taxName}`,
  builderNote: `Prices include ${taxName}.`,
  rate: `${percentText(vat)}${vat.base === 'price' ? ' of the price' : ''}, included in the prices.`,
  listed: `total including ${taxName}`,
}

/** The pages' words about the tax; the sums' names are in sums.ts. */
export const taxWords = vat.isIncluded ? included : onTop
