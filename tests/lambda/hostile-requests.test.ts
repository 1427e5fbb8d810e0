import { expect, test } from 'vitest'
import { paidOrRefused, responsesToHostileEvents } from '#tests/support/paid-or-refused.ts'

const loadHandler = async () => (await import('#lambda/handler.ts')).handler

test('any request is paid for or refused: no failure of ours, nothing internal, no stray session', async () => {
  const options = { numRuns: 1_500, seed: 20_261_122 }
  expect(await responsesToHostileEvents(loadHandler, options)).toEqual(paidOrRefused)
})
