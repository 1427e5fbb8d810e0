import { expect, test } from 'vitest'
import { formatDay } from '#web/lib/format-day.ts'

test.each([
  ['2026-11-20', '20 November 2026'],
  ['2026-01-01', '1 January 2026'],
  ['2026-12-31', '31 December 2026'],
])('%s is shown as %s, in any time zone', (date, shown) => {
  expect(formatDay(date)).toBe(shown)
})
