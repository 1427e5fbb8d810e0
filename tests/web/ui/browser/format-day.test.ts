import { expect, test } from 'vitest'
import { formatDay, formatLocalDay } from '#web/ui/browser/format-day.ts'

test.each([
  ['2026-11-20', '20 November 2026'],
  ['2026-01-01', '1 January 2026'],
  ['2026-12-31', '31 December 2026'],
])('%s is shown as %s, in any time zone', (date, shown) => {
  expect(formatDay(date)).toBe(shown)
})

test('the visitor’s day is that of their own time zone', () => {
  expect(formatLocalDay(new Date(2026, 10, 20, 0, 30))).toBe('20 November 2026')
  expect(formatLocalDay(new Date(2026, 10, 20, 23, 30))).toBe('20 November 2026')
})
