/** Formats a date given as YYYY-MM-DD: "20 November 2026". */
export function formatDay(date: string): string {
  // UTC, because a visitor west of London would otherwise see the day before. Made here rather than with the module,
  // which pages without dates evaluate too: making it blocks a slow phone for about 40 ms.
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(date))
}
