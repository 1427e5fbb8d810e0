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
