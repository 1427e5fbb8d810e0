import { expect, test } from 'vitest'
import { storageKeys } from '#web/content/storage-keys.ts'
import { invoiceNumber } from '#web/quote/keep/invoice-number.ts'

const referenceAt = (time: number, random: number) =>
  invoiceNumber(
    () => time,
    () => random,
  )
const reference = () => referenceAt(1_763_640_000_000, 0.0429)
const expected = { text: 'INV-1763640000000-42', madeAt: 1_763_640_000_000 }
const lastDate = 8.64e15

const store = (saved: unknown) =>
  sessionStorage.setItem(storageKeys.invoiceNumber, JSON.stringify(saved))

test('the number has the time and three digits at random, and the first one of a tab stays (rule 11.1)', () => {
  expect(reference()).toEqual(expected)
  expect(referenceAt(0, 0)).toEqual(expected)
})

test('a clock before 1970 counts as 1970', () => {
  expect(referenceAt(-18_489, 0.999_999)).toEqual({ text: 'INV-0-999', madeAt: 0 })
})

test.each([0, lastDate])('a saved reference of the time %d is kept', (madeAt) => {
  const saved = { text: `INV-${madeAt}-123`, madeAt }
  store(saved)
  expect(reference()).toEqual(saved)
})

test.each([
  { text: 'INV-1-1234', madeAt: 1 },
  { text: 'INV-1-', madeAt: 1 },
  { text: 'XINV-1-1', madeAt: 1 },
  { text: 'INV-1-1<b>', madeAt: 1 },
  { text: 'INV-a-1', madeAt: 1 },
  { text: 'INV-1-1', madeAt: -1 },
  { text: 'INV-1-1', madeAt: 0.5 },
  { text: 'INV-1-1', madeAt: lastDate + 2 },
  { text: 'INV-1-1' },
])('the damaged reference %j is replaced', (damaged) => {
  store(damaged)
  expect(reference()).toEqual(expected)
})
