import { expect, test } from 'vitest'
import { fixedItems, type FixedItem } from '#shared/catalogue.ts'
import { offerLine, quantityText } from '#shared/pricing.ts'
import { priceSelection } from '#shared/quote.ts'
import { describeCover } from '#shared/words.ts'
import { everything } from '#tests/support/selections.ts'

test('every line has a quantity, a unit, a unit price and a description', () => {
  for (const line of priceSelection(everything).lines) {
    expect(line.amount).toBe(line.unitPrice * line.quantity)
    expect(line.description).not.toBe('')
    expect(quantityText(line)).toBe(line.unit && `${line.quantity} ${line.unit}`)
  }
})

const offers: readonly FixedItem[] = fixedItems

test.each(offers)('$name says what its price covers (rule 7.20)', (offer) => {
  const { description, covers } = offer
  expect(offerLine(offer).description).toBe(`${description} ${describeCover(covers)}`)
  for (const text of Object.values(covers)) expect(describeCover(covers)).toContain(text)
  // Only offers paid by period state a duration (rule 7.15).
  const alike = offers.filter((other) => other.covers.duration === covers.duration)
  for (const other of alike) expect(offerLine(other).period).toBe(offerLine(offer).period)
})
