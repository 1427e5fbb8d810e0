/** The day that is some business days after a time, in the visitor's time zone. Public holidays aren't known here. */
export function businessDayAfter(time: Date | number, days: number): Date {
  const day = new Date(time)
  for (let left = days; left > 0;) {
    day.setDate(day.getDate() + 1)
    if (day.getDay() % 6 !== 0) left -= 1
  }
  return day
}
