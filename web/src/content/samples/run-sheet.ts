/** A line of the run sheet. The decision is the point up to which there is a way back. */
type Step = {
  readonly time: string
  readonly action: string
  readonly who: string
  readonly isDecision?: boolean
}

const steps: readonly Step[] = [
  { time: '20:00', action: 'Mail and files: last copy begins, old server read-only', who: 'A.S.' },
  { time: '20:25', action: 'Checksums of old and new match', who: 'B.S.' },
  { time: '20:40', action: 'Sign-in and test mail by the client, from two offices', who: 'Client' },
  {
    time: '21:00',
    action:
      'Go on, or go back? All five checks passed: go on. Until here, going back takes ten minutes.',
    who: 'Client',
    isDecision: true,
  },
  {
    time: '21:05',
    action: 'DNS points to the new server; the old one stays on',
    who: 'A.S.',
  },
  { time: '21:40', action: 'Incoming and outgoing mail seen from outside', who: 'B.S.' },
  { time: '22:10', action: 'End of the night’s work. Engineer on site at 07:30', who: 'A.S.' },
]

/** A sample of the run sheet of a migration night. */
export const runSheet = {
  number: 'CL-03',
  sheet: 'Run sheet, wave 2 of 4',
  night: 'A Saturday night',
  title: 'Mail and files of head office',
  columns: ['Time', 'Step', 'By'],
  steps,
} as const
