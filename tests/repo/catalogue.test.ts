import { expect, test } from 'vitest'
import {
  catalogue,
  customNameMaxLength,
  customServiceId,
  fixedItems,
  resources,
  type FixedItem,
} from '#shared/catalogue.ts'
import { isPlainText } from '#shared/plain-text.ts'
import { describeOffer, offerLine } from '#shared/pricing.ts'

// The site's own.
const offers: readonly FixedItem[] = fixedItems

test('ids and names are unique, names regardless of case', () => {
  const ids = [...catalogue.map(({ id }) => id), customServiceId]
  const names = catalogue.map(({ name }) => name.toLowerCase())
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(names).size).toBe(names.length)
})

test('every name and description is plain text, and no name is too long', () => {
  const names = catalogue.map(({ name }) => name)
  const descriptions = offers.map(describeOffer)
  expect([...names, ...descriptions].filter((text) => !isPlainText(text))).toEqual([])
  expect(names.filter(({ length }) => length > customNameMaxLength)).toEqual([])
})

const isMonthly = (offer: FixedItem) => offerLine(offer).period === 'month'

test('monthly offers cover one duration, which nothing paid once has (rule 7.15)', () => {
  const monthly = new Set(offers.filter(isMonthly).map(({ covers }) => covers.duration))
  expect(monthly.size).toBe(1)
  const others = offers.filter((offer) => !isMonthly(offer)).map(({ covers }) => covers.duration)
  for (const duration of [undefined, ...others]) expect(monthly).not.toContain(duration)
})

test.each(resources)(
  'the bounds and the default of $name are on its slider’s steps',
  ({ max, step, initial }) => {
    expect(max % step).toBe(0)
    expect(initial % step).toBe(0)
    expect(initial).toBeGreaterThanOrEqual(0)
    expect(initial).toBeLessThanOrEqual(max)
  },
)
