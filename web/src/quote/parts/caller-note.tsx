import { useState } from 'react'
import { caller } from '#web/content/caller.ts'
import { companyDay } from '#web/quote/keep/valid-until.ts'
import { formatWeekday } from '#web/ui/browser/format-day.ts'
import { businessDayAfter } from './business-day.ts'

type CallerProps = {
  /** When the order was paid, in ms since 1970; until then it is paid today. */
  readonly paidAt?: number
}

/** Who calls the buyer, by which day and on which number (rule 9.18). Only what follows hydration draws it: it asks the clock. */
export function Caller({ paidAt }: CallerProps) {
  const [today] = useState(() => companyDay(Date.now()))
  const last = businessDayAfter(paidAt === undefined ? today : companyDay(paidAt), caller.days)
  // A receipt that is opened again, when the call has been.
  if (last !== null && last < today) return null
  const day = last === null ? undefined : formatWeekday(last)
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
