import { expect, test } from 'vitest'
import { formatDay, formatLocalDay } from '#web/ui/browser/format-day.ts'
import { dateStyle, language } from '#shared/locale.ts'

/** As Intl writes the noon of a day. */
const written = (date: string) =>
  new Date(`${date}T12:00Z`).toLocaleDateString(language, { dateStyle, timeZone: 'UTC' })

test.each(['2026-11-20', '2026-01-01', '2026-12-31'])('%s is shown, in any time zone', (date) => {
  expect(formatDay(date)).toBe(written(date))
})

test('the visitor’s day is in their own time zone', () => {
  expect(formatLocalDay(new Date(2026, 10, 20, 0, 30))).toBe(written('2026-11-20'))
  expect(formatLocalDay(new Date(2026, 10, 20, 23, 30))).toBe(written('2026-11-20'))
})
