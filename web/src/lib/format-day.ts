import { once } from './once.ts'

// UTC, because a visitor west of London would otherwise see the day before.
const day = once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }))

/** Formats a date given as YYYY-MM-DD: "20 November 2026". */
export function formatDay(date: string): string {
  return day().format(new Date(date))
}
