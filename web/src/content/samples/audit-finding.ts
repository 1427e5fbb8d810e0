import { company } from '#web/content/company.ts'

/** The ranks of an audit's findings, lowest first. */
const ranks = ['Low', 'Medium', 'High', 'Critical'] as const

/** A sample of a finding in the report of a security audit. */
export const auditFinding = {
  number: 'CS-12 / F-07',
  sheet: 'Security audit, finding 7 of 23',
  finding: 'Finding 7',
  title: 'The accounts server accepts remote desktop connections from the whole internet',
  rankTerm: 'Risk',
  ranks,
  rank: 'High' satisfies (typeof ranks)[number],
  /** Why it has this rank. */
  rankReason: 'Likely, because attackers try every day; severe, because one password is enough.',
  affected: {
    term: 'Affected systems',
    list: ['SRV-ACC-01, accounts and payroll', 'FW-01, rule 14: any source to TCP 3389'],
  },
  seen: {
    term: 'Evidence',
    text: `From outside, with the agreed test address, on the second day at 10:42 ${company.timeZone.abbreviation}:`,
    evidence: ['$ nmap -Pn -p 3389 203.0.113.20', '3389/tcp open  ms-wbt-server'],
    after:
      'The server’s log holds 1,204 failed sign-ins from 61 addresses in seven days. No account was locked.',
  },
  details: [
    {
      term: 'Business impact',
      text: 'Whoever guesses one password can read and change the ledger, the payroll and the eTIMS credentials. The last restore took two working days; invoicing would stand still for as long.',
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
  retest: {
    term: 'Retest',
    result: 'Closed',
    text: 'Five days later, from the same address:',
    evidence: ['3389/tcp filtered ms-wbt-server'],
    after:
      'Sign-in works through the VPN with a second factor, and the tenth failed attempt locked the test account.',
  },
} as const
