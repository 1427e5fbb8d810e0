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

/** Formats a date given as YYYY-MM-DD with its weekday, without the year: "Tuesday 1 December". */
export function formatWeekday(date: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(language, options).format(new Date(date))
}
