import { expect, test } from 'vitest'
import {
  buyerDetails,
  customerFields,
  mapCustomerFields,
  type CustomerField,
} from '#shared/customer-fields.ts'

const documents = ['invoice', 'receipt'] as const
// Spaces alone are nothing.
const nothing = mapCustomerFields(() => ' ')

test.each(documents)(
  'the %s lists its details of the buyer in form order, and adjacent short fields share a line',
  (document) => {
    const isNamed = (field?: CustomerField) => field?.documents[document] === true
    const details = mapCustomerFields(({ name }) => ` ${name} `)
    const lines = buyerDetails(document, details)
    expect(lines.flat()).toEqual(customerFields.filter(isNamed).map(({ name }) => name))
    for (const [index, field] of customerFields.entries()) {
      const next = customerFields[index + 1]
      const isBesideIt = isNamed(field) && isNamed(next) && field.isShort && next?.isShort
      const line = lines.find((names) => names.includes(field.name)) ?? []
      expect(line.includes(next?.name ?? '')).toBe(isBesideIt === true)
    }
  },
)

test.each(customerFields)('a buyer who only gives $name is named by it', (field) => {
  for (const document of documents) {
    const expected = field.documents[document] ? [['typed']] : []
    expect(buyerDetails(document, { ...nothing, [field.name]: ' typed ' })).toEqual(expected)
  }
})

test('a labelled field, such as a P.O. box, has its label in front', () => {
  const fields = customerFields.map((field) => ({ ...field, label: 'P.O. Box', isLabelled: true }))
  const lines = buyerDetails('invoice', { ...nothing, address: '30197' }, fields)
  expect(lines).toEqual([['P.O. Box 30197']])
})
