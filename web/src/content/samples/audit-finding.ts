import { company } from '#web/content/company.ts'

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
