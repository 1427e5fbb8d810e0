import { claims } from '#web/content/claims.ts'
import { company } from '#web/content/company.ts'
import { planNames } from '#web/content/plan-prices.ts'
import { policyFigures } from '#web/content/policy-figures.ts'
import { titled } from '#web/content/service.ts'

/** A sample of a cold room's alarm: its messages to people. */
export const alarm = {
  introduction: {
    heading: 'What an alarm says, and to whom',
    text: 'A message that nobody answers goes to the next person, and the record shows your auditor that it did. This one is a sample from an invented warehouse.',
  },
  number: 'AI-09',
  sheet: 'Alarm record, cold room 2',
  eyebrow: 'A Sunday',
  title: 'From the first warning to a closed door',
  messages: [
    {
      time: '02:14',
      to: 'SMS to the shift supervisor',
      text: 'COLD ROOM 2: 6.4\u00A0°C, warning at 6\u00A0°C, limit 8\u00A0°C. Door open since 01:58. Reply 1 to confirm.',
    },
    {
      time: '02:29',
      to: 'No reply after 15 minutes: call to the warehouse manager',
      text: 'Cold room 2 is too warm, and nobody has confirmed. Press 1 to confirm.',
    },
    {
      time: '02:30',
      to: 'Key 1 pressed on the telephone',
      text: 'Confirmed by the warehouse manager. Guard sent to cold room 2.',
    },
    {
      time: '02:51',
      to: 'SMS to both',
      text: 'COLD ROOM 2: 4.8\u00A0°C, door closed 02:36. Alarm over after 37 min. Stock within its limits.',
    },
  ],
} as const

/** A sample of a finding in the report of a security audit: the first one of the service's drawing. */
export const auditFinding = {
  introduction: {
    heading: 'A finding, as you get it',
    text: 'Each finding fits on a page that a director understands and an administrator can act on. This one is a sample: the server and its owner are invented.',
  },
  number: 'CS-12 / F-01',
  sheet: 'Security audit, finding 1 of 5',
  eyebrow: 'Finding 1',
  title: 'The accounts server accepts remote desktop connections from the whole internet',
  rank: {
    term: 'Risk',
    /** The highest of the ranks. */
    name: 'Critical',
    ranks: 4,
    reason: 'Likely, because attackers try every day; severe, because one password is enough.',
  },
  finding: [
    {
      term: 'Affected systems',
      text: 'SRV-ACC-01, accounts and payroll',
      more: 'FW-01, rule 14: any source to TCP 3389',
    },
    {
      term: 'Evidence',
      text: `From outside, with the agreed test address, on the second day at 10:42 ${company.timeZone.abbreviation}:`,
      evidence: '$ nmap -Pn -p 3389 203.0.113.20\n3389/tcp open  ms-wbt-server',
      more: 'The server’s log holds 1,204 failed sign-ins from 61 addresses in seven days. No account was locked.',
    },
    {
      term: 'Business impact',
      text: 'Whoever guesses one password can read and change the ledger, the payroll and the eTIMS credentials. The last restore took two working days; invoicing would stop for as long.',
    },
    {
      term: 'Remedy',
      text: 'Close rule 14. Reach the server through the VPN with a second factor. Lock accounts after ten failed sign-ins.',
    },
  ],
  work: [
    { term: 'Effort', text: '3 hours, no downtime' },
    { term: 'Owner', text: 'Client’s IT manager' },
    { term: 'Fix within', text: '7 days' },
  ],
  retest: [
    {
      term: 'Retest',
      result: 'Closed',
      text: 'Five days later, from the same address:',
      evidence: '3389/tcp filtered ms-wbt-server',
      more: 'Sign-in works through the VPN with a second factor, and the tenth failed attempt locked the test account.',
    },
  ],
} as const

/** A sample of a workshop's handout: the page that stays at the desk. */
export const handout = {
  introduction: {
    heading: 'What stays on the desk',
    text: 'After a workshop, each participant keeps the pages they worked with. This one is a sample.',
  },
  number: 'CT-02',
  sheet: 'Workshop handout, page 3 of 8',
  eyebrow: 'Security awareness',
  title: 'A message wants money or a password. Three questions before you answer.',
  questions: titled({
    'Is it in a hurry?':
      '“Before noon”, “the account closes today”: whoever hurries you does not want you to check. Wait ten minutes.',
    'Does it ask you to keep quiet?':
      'No director of yours pays a supplier in secret. Show the message to the person next to you.',
    'Can you reach the sender another way?':
      'Call the number that you already have, not the one in the message. One call has stopped most of these.',
  }),
  exercise: {
    heading: 'Exercise',
    text: 'There are four messages in front of you, and two of them are real. Which ones do you report, and to whom?',
    answer: 'Report to:',
  },
} as const

/** A sample of the first page of a monthly report, on the month of the service's drawing. */
export const monthlyReport = {
  introduction: {
    heading: 'What you read each month',
    text: 'The first page is for whoever signs off the invoice; the lists behind it are for your IT staff. This one is a sample for an invented client.',
  },
  number: 'MI-04',
  sheet: 'Monthly report, page 1 of 4',
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
    ],
    total: ['All', '54', 'All solved'],
  },
  note: `The slowest acknowledgement and the median until solved, in hours and minutes. Agreed: critical issues acknowledged within ${policyFigures.criticalAcknowledgementHours} hours.`,
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
      text: 'The accounts database, 41 GB, in 52 minutes; opened and checked by your accountant.',
    },
  ],
  recommendation: {
    heading: 'Our one recommendation',
    text: 'Replace the UPS batteries of head office and branch 1 this quarter. They are as old as the ones that failed in branch 2.',
  },
} as const

/** A sample of the run sheet of a migration night. */
export const runSheet = {
  introduction: {
    heading: 'The night, minute by minute',
    text: 'Everybody in the room has this sheet, and you make the decision on it. This one is a sample of an invented move.',
  },
  number: 'CI-03',
  sheet: 'Run sheet, wave 2',
  eyebrow: 'A Saturday night',
  title: 'Mail of head office',
  columns: ['Time', 'Step', 'By'],
  rows: [
    ['20:00', 'Mail: last copy begins, old server read-only', 'A.S.'],
    ['20:25', 'Checksums of old and new match', 'B.S.'],
    ['20:40', 'Sign-in and test mail by the client, from two offices', 'Client'],
    [
      '21:00',
      'Go ahead or roll back? All five checks passed: go ahead. Up to here, rolling back takes ten minutes.',
      'Client',
    ],
    ['21:05', 'DNS points to the new server; the old one stays on', 'A.S.'],
    ['21:40', 'Incoming and outgoing mail seen from outside', 'B.S.'],
    ['22:10', 'End of the night’s work. Engineer on site at 07:30', 'A.S.'],
  ],
  /** The index of the row with the decision. */
  marked: 3,
} as const
