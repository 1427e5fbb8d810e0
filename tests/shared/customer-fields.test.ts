import { expect, test } from 'vitest'
import { customerFields, mapCustomerFields } from '#shared/customer-fields.ts'

test('a record of the customer’s fields has one value for each', () => {
  const labels = customerFields.map(({ name, label }) => [name, label])
  expect(Object.entries(mapCustomerFields(({ label }) => label))).toEqual(labels)
})
