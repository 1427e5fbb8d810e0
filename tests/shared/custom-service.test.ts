import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { customNameError } from '#shared/custom-service.ts'
import { caseCount } from '#tests/support/test-length.ts'
import { disguisesOf, hidden } from '#tests/support/typed-text.ts'

// An offer's name, a slider's and its label, and the tax's names, also at other rates.
const taken =
  `Firewall & Filter, Space, Space (GB), VAT (10%), Tax, Value added tax, V.A.T., v a t, VAT 16 %,
  VAT(18%), tax: 16%`.split(/,\s+/)

test.each(taken)('a custom service cannot be called %j in any disguise', (name) => {
  for (const disguise of [name, ...disguisesOf(name)]) {
    expect(customNameError(disguise)).toBe('taken')
  }
})

test('a name of ours stays taken, whatever is hidden between its letters', () => {
  const anyHiding = fc.array(fc.tuple(fc.nat(80), fc.constantFrom(...hidden, ' ')), {
    maxLength: 20,
  })
  fc.assert(
    fc.property(fc.constantFrom(...taken), anyHiding, (name, hiding) => {
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
