import { expect, test } from 'vitest'
import { fixedItems, type FixedItem } from '#shared/catalogue.ts'
import { offerLine, quantityText } from '#shared/pricing.ts'
import { priceSelection } from '#shared/quote.ts'
import { describeCover, unitOf } from '#shared/words.ts'
import { everything } from '#tests/support/selections.ts'
import { language } from '#shared/locale.ts'

test('every line costs its quantity times its unit price, and has a description', () => {
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
})

const isMonthly = (offer: FixedItem) => offerLine(offer).period === 'month'

test('monthly offers cover one duration, which nothing paid once has (rule 7.15)', () => {
  const monthly = new Set(offers.filter(isMonthly).map(({ covers }) => covers.duration))
  expect(monthly.size).toBe(1)
  const others = offers.filter((offer) => !isMonthly(offer)).map(({ covers }) => covers.duration)
  for (const duration of [undefined, ...others]) expect(monthly).not.toContain(duration)
})

test('a unit has the plural form for its number, or else its usual form', () => {
  const form = new Intl.PluralRules(language).select(1)
  expect(unitOf(1, { other: 'cameras', [form]: 'camera' })).toBe('camera')
  expect(unitOf(1, { other: 'GB' })).toBe('GB')
  const isAlike = new Intl.PluralRules(language).select(5) === form
  expect(unitOf(5, { other: 'cameras', [form]: 'camera' })).toBe(isAlike ? 'camera' : 'cameras')
})
