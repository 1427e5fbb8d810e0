import { expect, test } from 'vitest'
import { customNameMaxLength, customServiceId, fixedItems, resources } from '#shared/catalogue.ts'
import { isPlainText } from '#shared/plain-text.ts'

const offers = [...fixedItems, ...resources]

test('ids and names are unique, names regardless of case', () => {
  const ids = [...offers.map(({ id }) => id), customServiceId]
  const names = offers.map(({ name }) => name.toLowerCase())
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(names).size).toBe(names.length)
})

test.each(offers)('the name $name is plain text and not too long', ({ name }) => {
  expect(name.length).toBeLessThanOrEqual(customNameMaxLength)
  expect(isPlainText(name)).toBe(true)
})

test.each(fixedItems)('the description of $name is plain text', ({ description }) => {
  expect(description).not.toBe('')
  expect(isPlainText(description)).toBe(true)
})

test('only resources and phone support are priced per month (rule 7.15)', () => {
  const monthly = offers.filter((offer) => 'period' in offer && offer.period === 'month')
  expect(monthly.map(({ id }) => id)).toEqual(['phone', ...resources.map(({ id }) => id)])
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
