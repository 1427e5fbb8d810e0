import { expect, test } from 'vitest'
import { NewestEntries } from '#infra/local/stripe/sessions.ts'

const entriesOf = (count: number) =>
  new NewestEntries(Array.from({ length: count }, (_, index) => [String(index), index]))

test('what is created while a request is retried does not push its reply out', () => {
  const createdASecond = 500
  const secondsOfRetries = 18
  expect(entriesOf(createdASecond * secondsOfRetries).get('0')).toBe(0)
})

test('the oldest entries are forgotten', () => {
  const entries = entriesOf(50_000)
  expect(entries.has('0')).toBe(false)
  expect(entries.has('49999')).toBe(true)
})
