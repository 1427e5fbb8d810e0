import { company, planCurrency } from '#web/content/company.ts'
import { titled, type ServiceDetails } from '#web/content/service.ts'

export const details: ServiceDetails = {
  hero: {
    heading: 'Move to the cloud without losing the way back',
    lead: 'We find out what is worth moving, move it in waves outside your working hours, and connect what stays in your server room with what has left it.',
  },
  drawing: {
    number: 'CI-01',
    title: 'Migration waves',
    label:
      'Time axis of twelve weeks with four waves: pilot, files, mail and accounts. Each is rehearsed before its cut-over and can go back for two weeks, up to its point of no return; only then is the next one cut over.',
  },
  overview: [
    `Not everything belongs in the cloud. A file server behind a thin branch link may serve its users better where it is; an ageing mail server almost never does. We assess each workload for latency from ${company.city}, licences, data location and cost over three years, and say so plainly when the answer is to stay.`,
    'What moves, moves in waves. Each has a rehearsal, a window that you choose, a list of checks and a point up to which we can return to the old system. Databases are replicated ahead of time, so that the change itself takes minutes and not a weekend.',
    `Cloud invoices arrive in dollars and budgets are made in ${planCurrency.shortName}. We tag every resource with its owner, alert on spending, and switch off what nobody uses.`,
  ],
  cards: titled({
    Assessment:
      'An inventory of servers, applications and the connections between them, measured for two to four weeks, and for each a decision: keep, move, replace or retire.',
    'Landing zone':
      'Accounts, networks, identity and guard rails described as code and kept in version control, so that what was built can be read, reviewed and built again.',
    'Hybrid connection':
      'IPsec or WireGuard tunnels over both of your internet links, or a private circuit where it pays, and one sign-in with a second factor for office and cloud.',
    'Backup and recovery':
      'Three copies on two kinds of storage, one of them beyond any administrator’s password. Recovery times are agreed for each system and proved by restoring it.',
  }),
  inclusions: [
    'Accounts and billing in your own name',
    'Unused licences found and cancelled',
    'Mail, files and directory migrated',
    `Monthly costs in ${planCurrency.shortName} and in dollars`,
    'Notice to your staff before each move',
    'Two weeks of close support afterwards',
    'Old servers wiped, with a record',
    'An hour’s training for administrators',
  ],
}
