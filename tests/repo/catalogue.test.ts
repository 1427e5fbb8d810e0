import { expect, test } from 'vitest'
import {
  catalogue,
  customNameMaxLength,
  customServiceId,
  fixedItems,
  resources,
} from '#shared/catalogue.ts'
import { isPlainText } from '#shared/plain-text.ts'
import { describeOffer } from '#shared/pricing.ts'

test('ids and names are unique, names regardless of case', () => {
  const ids = [...catalogue.map(({ id }) => id), customServiceId]
  const names = catalogue.map(({ name }) => name.toLowerCase())
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(names).size).toBe(names.length)
})

test('every name and description is plain text, and no name is too long', () => {
  const names = catalogue.map(({ name }) => name)
  const descriptions = fixedItems.map(describeOffer)
  expect([...names, ...descriptions].filter((text) => !isPlainText(text))).toEqual([])
  expect(names.filter(({ length }) => length > customNameMaxLength)).toEqual([])
})

test.each(resources)(
  'the bounds and the default of $name are on its slider’s steps',
  ({ max, step, initial }) => {
    expect([max % step, initial % step]).toEqual([0, 0])
    expect(initial).toBeGreaterThanOrEqual(0)
    expect(initial).toBeLessThanOrEqual(max)
  },
)
