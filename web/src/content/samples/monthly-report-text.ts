import { claims } from '#web/content/claims.ts'
import { planNames } from '#web/content/plan-prices.ts'
import { policyFigures } from '#web/content/policy-figures.ts'

/** A sample of the first page of a monthly report, on the month of the service's drawing. */
export const monthlyReport = {
  introduction: {
    heading: 'What you read each month',
    text: 'The first page is for whoever signs off the invoice; the lists behind it are for your IT staff. This one is a sample for an invented client.',
  },
  sheet: { number: 'MI-04', title: 'Monthly report, page 1 of 4' },
  eyebrow: 'Sample month',
  title: 'Head office and two branches',
  plan: `${Object.values(planNames).at(1)} plan`,
  uptime: {
    term: 'Uptime of monitored services',
    value: '99.96%',
    agreed: `Agreed: ${claims.uptime}`,
    chart: 'Availability by day: one interruption of 18 minutes, on day 18.',
    note: 'Day 18: branch 2 was offline for 18 minutes, because its UPS did not last through a power cut.',
  },
  tickets: {
    caption: 'Tickets',
    columns: ['Kind', 'No.', 'Acknow\u00ADledged', 'Solved'],
    rows: [
      ['Critical: a service is down', '1', '0:06', '0:18'],
      ['Network and Wi-Fi', '9', '0:31', '2:30'],
      ['Computers and printers', '17', '0:54', '4:10'],
      ['Accounts and access', '23', '0:47', '1:05'],
      ['Joiners and leavers', '4', '0:58', '3:10'],
      ['All', '54', 'All solved'],
    ],
  },
  note: `The slowest acknowledgement and the median until solved, in hours and minutes. Agreed: critical issues acknowledged within ${policyFigures.criticalAcknowledgementHours} hours.`,
  facts: [
    {
      title: 'Patches',
      text: 'Servers 12 of 12, firewalls and switches 9 of 9, computers 61 of 64: three were travelling.',
    },
    {
      title: 'Backups',
      text: 'Checked on 22 of 22 working days, one failed and was repeated the same morning.',
    },
    {
      title: 'Restored',
      text: 'The accounts database, 41 GB, in 52 minutes; opened and checked by your accountant.',
    },
  ],
  recommendation: {
    heading: 'Our one recommendation',
    text: 'Replace the UPS batteries of head office and branch 1 this quarter. They are as old as the ones that failed in branch 2.',
  },
} as const
