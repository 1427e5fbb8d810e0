import { expect, test } from 'vitest'
import { storageKeys } from '#web/content/storage-keys.ts'
import { orderReference } from '#web/quote/receipt/order-reference.ts'

const referenceAt = (time: number, random: number) =>
  orderReference(
    () => time,
    () => random,
  )
const reference = () => referenceAt(1_763_640_000_000, 0.0429)
const expected = { invoiceNumber: 'INV-1763640000000-42', madeAt: 1_763_640_000_000 }
const lastDate = 8.64e15

const store = (saved: unknown) =>
  sessionStorage.setItem(storageKeys.orderReference, JSON.stringify(saved))

test('the number has the time and three digits at random, and the first one of a tab stays (rule 11.1)', () => {
  expect(reference()).toEqual(expected)
  expect(referenceAt(0, 0)).toEqual(expected)
})

test('a clock before 1970 counts as 1970', () => {
  expect(referenceAt(-18_489, 0.999_999)).toEqual({ invoiceNumber: 'INV-0-999', madeAt: 0 })
})

test.each([0, lastDate])('a saved reference of the time %d is kept', (madeAt) => {
  const saved = { invoiceNumber: `INV-${madeAt}-123`, madeAt }
  store(saved)
  expect(reference()).toEqual(saved)
})

test.each([
  { invoiceNumber: 'INV-1-1234', madeAt: 1 },
  { invoiceNumber: 'INV-1-', madeAt: 1 },
  { invoiceNumber: 'XINV-1-1', madeAt: 1 },
  { invoiceNumber: 'INV-1-1<b>', madeAt: 1 },
  { invoiceNumber: 'INV-a-1', madeAt: 1 },
  { invoiceNumber: 'INV-1-1', madeAt: -1 },
  { invoiceNumber: 'INV-1-1', madeAt: 0.5 },
  { invoiceNumber: 'INV-1-1', madeAt: lastDate + 2 },
  { invoiceNumber: 'INV-1-1' },
])('the damaged reference %j is replaced', (damaged) => {
  store(damaged)
  expect(reference()).toEqual(expected)
})
