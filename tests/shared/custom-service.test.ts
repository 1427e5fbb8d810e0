import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogue, resources } from '#shared/catalogue.ts'
import { customNameError } from '#shared/custom-service.ts'
import { taxName, vatLineName } from '#shared/vat.ts'
import { caseCount } from '#tests/support/test-length.ts'
import { disguisesOf, hidden } from '#tests/support/typed-text.ts'

const catalogueNames = [
  ...catalogue.map(({ name }) => name),
  ...resources.map(({ label }) => label),
  taxName,
  vatLineName(),
  'Tax',
  'Value added tax',
]

test.each(catalogueNames)('a custom service cannot be called %j in any disguise', (name) => {
  for (const disguise of [name, ...disguisesOf(name)]) {
    expect(customNameError(disguise)).toBe('taken')
  }
})

test('a name of ours stays taken, whatever is hidden between its letters', () => {
  const anyHiding = fc.array(fc.tuple(fc.nat(80), fc.constantFrom(...hidden, ' ')), {
    maxLength: 20,
  })
  fc.assert(
    fc.property(fc.constantFrom(...catalogueNames), anyHiding, (name, hiding) => {
      const letters = Array.from(name)
      for (const [at, character] of hiding) letters.splice(at % letters.length, 0, character)
      expect(customNameError(letters.join(''))).toBe('taken')
    }),
    { numRuns: caseCount(500, 20_000) },
  )
})

test('a custom service needs a name, which may contain one of ours', () => {
  expect(customNameError('')).toBe('missing')
  expect(customNameError('VAT advice')).toBeNull()
})

test.each(['V.A.T.', 'v a t', 'VAT 16 %', 'VAT(18%)', 'tax: 16%', 'VAT\u{200d}'])(
  'a custom service cannot be named after a tax: %j',
  (name) => expect(customNameError(name)).toBe('taken'),
)
