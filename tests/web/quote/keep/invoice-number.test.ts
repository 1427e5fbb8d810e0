import { expect, test } from 'vitest'
import { invoiceNumber } from '#web/quote/receipt/open-receipt.ts'

const numberAt = (time: number, random: number, reference?: string) =>
  invoiceNumber(
    reference,
    () => time,
    () => random,
  )
const number = () => numberAt(1_763_640_000_000, 0.0429)
const text = 'INV-1763640000000-42'
const expected = { text, madeAt: 1_763_640_000_000 }
const lastDate = Date.UTC(9999, 0)

const store = (saved: unknown) => sessionStorage.setItem('invoiceNumber', JSON.stringify(saved))

test('the number has the time and three digits at random, and the first one of a tab stays (rule 11.1)', () => {
  expect(number()).toEqual(expected)
  expect(numberAt(0, 0)).toEqual(expected)
})

test('each order has a number of its own', () => {
  const first = numberAt(1, 0, '7KQ3-M4TX')
  expect(first).toMatchObject({ text: 'INV-1-0' })
  expect(numberAt(2, 0, '9CFG-HJKM')).toMatchObject({ text: 'INV-2-0' })
  expect(numberAt(3, 0, '7KQ3-M4TX')).toEqual(first)
})

test.each([0, lastDate])('a saved number of the time %d is kept', (madeAt) => {
  const saved = { text: `INV-${madeAt}-123`, madeAt }
  store(saved)
  expect(number()).toEqual(saved)
})

test.each([
  { text: 'INV-1-1234', madeAt: 1 },
  { text: 'XINV-1-1', madeAt: 1 },
  { text: 'INV-a-1', madeAt: 1 },
  { text: 'INV-1-1', madeAt: -1 },
  { text: 'INV-1-1', madeAt: 0.5 },
  { text: 'INV-1-1', madeAt: lastDate + 2 },
  { text: 'INV-1-1' },
])('the damaged number %j is replaced', (damaged) => {
  store(damaged)
  expect(number()).toEqual(expected)
})
