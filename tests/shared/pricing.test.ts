import { expect, test } from 'vitest'
import { fixedItems, type FixedItem } from '#shared/catalogue.ts'
import { offerLine, quantityText } from '#shared/pricing.ts'
import { priceSelection } from '#shared/quote.ts'
import { everything } from '#tests/support/selections.ts'

test('every line is its quantity of its unit, at its unit price, and is described', () => {
  for (const line of priceSelection(everything).lines) {
    expect(line.amount).toBe(line.unitPrice * line.quantity)
    expect(line.description).not.toBe('')
    expect(quantityText(line)).toBe(line.unit && `${line.quantity} ${line.unit}`)
  }
})

test.each<FixedItem>(fixedItems)('$name says what its price covers (rule 7.20)', (offer) => {
  const { extent, duration, without } = offer.covers
  const covered = duration === undefined ? extent : `${extent} for ${duration}`
  const sentences = `${offer.description} Covers ${covered}. Not included: ${without}.`
  expect(offerLine(offer).description).toBe(sentences)
  // Rule 7.15.
  expect(duration === 'one month').toBe(offer.period === 'month')
})
