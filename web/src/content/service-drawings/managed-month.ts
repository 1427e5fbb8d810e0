import { policyFigures } from '#web/content/policy-figures.ts'

/** A managed client’s month of 30 days, of which the first is a Monday. */
export const managedMonth = {
  days: 30,
  day: 'Day',
  ticks: [1, 10, 20, 30],
  isWeekend: (day: number) => day % 7 === 6 || day % 7 === 0,
  tickets: {
    name: 'Tickets',
    note: 'Requests, each with an owner',
    /** How many were opened each day. */
    perDay: [
      4, 3, 2, 3, 2, 0, 0, 3, 2, 2, 3, 1, 1, 0, 4, 3, 2, 3, 2, 0, 0, 2, 2, 3, 1, 2, 0, 0, 3, 1,
    ],
  },
  patches: {
    name: 'Patches',
    trial: { day: 6, text: 'Trial group' },
    all: { day: 13, text: 'All devices' },
  },
  backups: {
    name: 'Backups',
    restore: { day: 17, text: 'Checked; one restored' },
  },
  incident: {
    name: 'Incident',
    day: 18,
    text: `Acknowledged within ${policyFigures.criticalAcknowledgementHours} h`,
  },
  report: { name: 'Report', day: 30, text: 'Report and call' },
} as const
