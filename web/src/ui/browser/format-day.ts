import { language } from '#shared/locale.ts'
import { once } from './once.ts'

// UTC, because a visitor west of London would otherwise see the day before.
const day = once(() => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }))

// In the visitor's time zone, for what happens at their side, such as printing.
const localDay = once(() => new Intl.DateTimeFormat(language, { dateStyle: 'long' }))

/** Formats a date given as YYYY-MM-DD: "20 November 2026". */
export function formatDay(date: string): string {
  return day().format(new Date(date))
}

/** Formats the visitor's day of a time, given as a Date or in ms since 1970: "20 November 2026". */
export function formatLocalDay(time: Date | number): string {
  return localDay().format(time)
}
