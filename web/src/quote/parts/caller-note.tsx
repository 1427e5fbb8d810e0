import { useState } from 'react'
import { caller } from '#web/content/caller.ts'
import { companyDay } from '#web/quote/keep/valid-until.ts'
import { formatWeekday } from '#web/ui/browser/format-day.ts'

type CallerProps = {
  /** When the order was paid, in ms since 1970; until then it is paid today. */
  readonly paidAt?: number
}

/** Who calls the buyer, by which day and on which number (rule 9.18). Only what follows hydration draws it: it asks the clock. */
export function Caller({ paidAt }: CallerProps) {
  const [today] = useState(() => companyDay(Date.now()))
  const last = businessDayAfter(paidAt === undefined ? today : companyDay(paidAt), caller.days)
  // A receipt that is opened again, when the call has been.
  if (last < today) return null
  const day = formatWeekday(last)
  const { own } = caller
  return (
    <p>
      <b translate="no">{caller.name}</b> {caller.role}{' '}
      <span>{paidAt === undefined ? caller.before(day) : caller.after(day)}</span> {own.before}{' '}
      <a href={own.href} translate="no">
        {own.text}
      </a>
    </p>
  )
}

/** The day, as YYYY-MM-DD, that is some business days after another one. Public holidays aren't known here. */
function businessDayAfter(date: string, days: number): string {
  const day = new Date(date)
  for (let left = days; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (day.getUTCDay() % 6 !== 0) left -= 1
  }
  return day.toISOString().slice(0, 10)
}
