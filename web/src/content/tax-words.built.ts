import { isTaxed, percentText } from '#shared/tax.ts'
import { taxName, vat } from '#shared/seller.ts'

const onTop = {
  /** After a listed price. */
  base: `+ ${taxName}`,
  builderNote: `Prices are before ${taxName}.`,
  rate: `${percentText(vat)}, not in the prices.`,
  /** In the terms. */
  law: `Prices do not include value added tax. We add ${taxName} of ${percentText(vat)} under the VAT Act, 2013. `,
  /** The name of the sum of the lines within a sentence. */
  listed: `total before ${taxName}`,
} as const

const ofPrice = `${percentText(vat)}${vat.base === 'price' ? ' of the price' : ''}`

const included: Readonly<Record<keyof typeof onTop, string>> = {
  base: `including ${taxName}`,
  builderNote: `Prices include ${taxName}.`,
  rate: `${ofPrice}, included in the prices.`,
  law: `Prices include value added tax, which is ${taxName} of ${ofPrice} under the VAT Act, 2013. `,
  listed: `total including ${taxName}`,
}

const none = { base: '', builderNote: 'Nothing is added.', rate: '', law: '', listed: 'total' }

const stated = vat.isIncluded ? included : onTop

/** The pages' words about the tax; the sums' names are in sums.ts. */
export const taxWords = isTaxed() ? stated : none
