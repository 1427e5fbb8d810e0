import { expect, test } from 'vitest'
import { buyerDetails, mapCustomerFields } from '#shared/customer-fields.ts'

const nothing = mapCustomerFields(() => '')
const details = mapCustomerFields(({ name }) => ` ${name} `)

test('a document names its fields of the buyer in form order, and short neighbours share a line', () => {
  const address = [['company'], ['address'], ['city', 'postalCode'], ['country']]
  expect(buyerDetails('invoice', details)).toEqual(address)
  expect(buyerDetails('receipt', details)).toEqual([['fullName'], ['email'], ...address])
})

test('what was left empty takes no room, and its neighbours don’t move together', () => {
  expect(
    buyerDetails('receipt', { ...nothing, email: 'a@b.example', postalCode: '00100' }),
  ).toEqual([['a@b.example'], ['00100']])
  expect(buyerDetails('invoice', { ...nothing, city: ' ', notes: 'Gate B' })).toEqual([])
})
