import { expect, test } from 'vitest'
import { buyerDetails, customerFields, mapCustomerFields } from '#shared/customer-fields.ts'

// Spaces alone are nothing.
const nothing = mapCustomerFields(() => ' ')

test.each([
  ['invoice', 'company; address; city, postalCode; country'],
  ['receipt', 'fullName; email; company; address; city, postalCode; country'],
] as const)(
  'the %s names a buyer by %s: in form order, short fields beside each other, empty ones left out',
  (document, expected) => {
    const lines = expected.split('; ').map((line) => line.split(', '))
    expect(
      buyerDetails(
        document,
        mapCustomerFields(({ name }) => ` ${name} `),
      ),
    ).toEqual(lines)
    for (const { name } of customerFields) {
      const alone = lines.flat().includes(name) ? [['typed']] : []
      expect(buyerDetails(document, { ...nothing, [name]: ' typed ' })).toEqual(alone)
    }
  },
)

test('a labelled field, such as a P.O. box, has its label in front', () => {
  const fields = customerFields.map((field) => ({ ...field, label: 'P.O. Box', isLabelled: true }))
  const lines = buyerDetails('invoice', { ...nothing, address: '30197' }, fields)
  expect(lines).toEqual([['P.O. Box 30197']])
})
