import { claims } from '#web/content/claims.ts'
import { planNames } from '#web/content/plan-names.ts'
import { policyFigures } from '#web/content/policy-figures.ts'

type TicketKind = {
  readonly kind: string
  readonly tickets: number
  /** The slowest, in minutes from the request. */
  readonly acknowledged: number
  /** The median, in minutes from the request. */
  readonly solved: number
}

const daysInMonth = 30
/** The one interruption of the month. */
const outage = { day: 17, minutes: 18 } as const

const { day, minutes: minutesLost } = outage
const uptime = (100 * (1 - minutesLost / (daysInMonth * 24 * 60))).toFixed(2)

const tickets: readonly TicketKind[] = [
  { kind: 'Critical: a service is down', tickets: 1, acknowledged: 6, solved: minutesLost },
  { kind: 'Network and Wi-Fi', tickets: 6, acknowledged: 31, solved: 150 },
  { kind: 'Computers and printers', tickets: 12, acknowledged: 54, solved: 250 },
  { kind: 'Accounts and access', tickets: 17, acknowledged: 47, solved: 65 },
  { kind: 'Joiners and leavers', tickets: 3, acknowledged: 58, solved: 190 },
]

/** Formats minutes as hours and minutes: "2:30". */
function inHours(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** A sample of the first page of a monthly report. */
export const monthlyReport = {
  number: 'MR-04',
  sheet: 'Monthly report, page 1 of 4',
  month: 'Sample month',
  title: 'Head office and two branches',
  plan: `${Object.values(planNames).at(1)} plan`,
  daysInMonth,
  outage,
  uptime: {
    term: 'Uptime of monitored services',
    value: `${uptime}%`,
    agreed: `Agreed: ${claims.uptime}`,
    chart: `Availability by day: one interruption of ${minutesLost} minutes, on day ${day}.`,
    note: `Day ${day}: branch 2 was offline for ${minutesLost} minutes, because its UPS did not last through a power cut.`,
  },
  tickets: {
    caption: 'Tickets',
    columns: ['Kind', 'No.', 'Acknow\u00ADledged', 'Solved'],
    rows: tickets,
    total: {
      text: 'All',
      tickets: tickets.reduce((sum, row) => sum + row.tickets, 0),
      note: 'All solved',
    },
    note: `The slowest acknowledgement and the median until solved, in hours and minutes. Agreed: critical issues acknowledged within ${policyFigures.criticalAcknowledgementHours} hours.`,
  },
  inHours,
  facts: [
    {
      term: 'Patches',
      text: 'Servers 12 of 12, firewalls and switches 9 of 9, computers 61 of 64: three were travelling.',
    },
    {
      term: 'Backups',
      text: 'Checked on 22 of 22 working days, one failed and was repeated the same morning.',
    },
    {
      term: 'Restored',
      text: 'The accounts database, 41 GB, in 52 minutes; opened and compared by your accountant.',
    },
  ],
  recommendation: {
    heading: 'Our one recommendation',
    text: 'Replace the UPS batteries of head office and branch 1 this quarter. They are as old as the ones that failed in branch 2.',
  },
} as const
