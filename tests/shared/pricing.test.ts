import { expect, test } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
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

const covers = { extent: 'up to two servers', without: ['storage space', 'repairs'] }

test.each([
  [undefined, 'once', 'Covers up to two servers. Not included: storage space, repairs.'],
  ['year', 'once', 'Covers up to two servers for a year. Not included: storage space, repairs.'],
  [
    'month',
    'month',
    'Covers up to two servers for one month. Not included: storage space, repairs.',
  ],
] as const)(
  'a price for %s is paid in the group %s, and says for how long (rule 7.15)',
  (term, period, text) => {
    const offer = { ...fixedItems[0], covers, term }
    expect(offerLine(offer).period).toBe(period)
    expect(describeCover(offer)).toBe(text)
  },
)

test('a unit has the plural form for its number, or else its usual form', () => {
  const form = new Intl.PluralRules(language).select(1)
  expect(unitOf(1, { other: 'cameras', [form]: 'camera' })).toBe('camera')
  expect(unitOf(1, { other: 'GB' })).toBe('GB')
  const isAlike = new Intl.PluralRules(language).select(5) === form
  expect(unitOf(5, { other: 'cameras', [form]: 'camera' })).toBe(isAlike ? 'camera' : 'cameras')
})
