/** The day, as YYYY-MM-DD, that is some business days after another one. Public holidays aren't known here. */
export function businessDayAfter(date: string, days: number): string {
  const day = new Date(date)
  for (let left = days; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (day.getUTCDay() % 6 !== 0) left -= 1
  }
  return day.toISOString().slice(0, 10)
}
