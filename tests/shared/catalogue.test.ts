import { expect, test } from 'vitest'
import {
  customNameMaxLength,
  customServiceId,
  fixedItemIds,
  fixedItems,
  isMonthly,
  isResourceId,
  resources,
} from '#shared/catalogue.ts'
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
  const resourceIds = resources.map(({ id }) => id)
  const ids = [...fixedItemIds, ...resourceIds, customServiceId]
  expect(ids.filter(isMonthly)).toEqual(['phone', ...resourceIds])
  expect(ids.filter(isResourceId)).toEqual(resourceIds)
})

test.each(resources)(
  'the bounds and the default of $name are on its slider’s steps',
  ({ min, max, step, initial }) => {
    // At 0 a resource is left out of the quote.
    expect(min).toBe(0)
    expect((max - min) % step).toBe(0)
    expect((initial - min) % step).toBe(0)
    expect(initial).toBeGreaterThanOrEqual(min)
    expect(initial).toBeLessThanOrEqual(max)
  },
)
