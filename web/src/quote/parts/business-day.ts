import { holidays, restDays } from '#shared/locale.ts'
import type { Day } from '#shared/offer.ts'

/** The day that is some business days after another one; null where it isn't known, past the last listed holiday. */
export function businessDayAfter(date: Day, days: number, company = { restDays, holidays }) {
  const [last = ''] = company.holidays.slice(-1)
  const time = new Date(date)
  for (let day = date, left = days; day <= last;) {
    if (left === 0) return day
    time.setUTCDate(time.getUTCDate() + 1)
    day = time.toISOString().slice(0, 10)
    if (!company.restDays.includes(time.getUTCDay()) && !company.holidays.includes(day)) left -= 1
  }
  return null
}
