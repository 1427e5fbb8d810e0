import { dateStyle, language } from '#shared/locale.ts'

/** Formats a date given as YYYY-MM-DD. */
export function formatDay(date: string): string {
  // UTC, because a visitor west of London would otherwise see the day before.
  const options = { dateStyle, timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(language, options).format(new Date(date))
}

/** Formats the day and time of day of a time, in ms since 1970, in the visitor's time zone. */
export function formatLocalTime(time: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle, timeStyle: 'short' }).format(time)
}
