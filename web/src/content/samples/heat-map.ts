/** A sample of a Wi-Fi survey of the floor in as-built.ts, before and after the work. */
export const heatMap = {
  number: 'ND-08',
  title: 'Second floor, 5 GHz survey',
  summary: 'The Wi\u2011Fi of this floor before and after',
  before: {
    heading: 'Before',
    label:
      'Heat map before the work: one access point in Operations; the signal falls to −87 dBm in Customer service, and a call carried there drops in the corridor.',
    caption:
      'One access point, with its transmit power at the maximum. The call drops at the board room.',
  },
  after: {
    heading: 'After',
    label:
      'Heat map after the work: four access points; no desk is below −64 dBm, and the same walk roams three times without dropping the call.',
    caption: 'Four access points. The same walk roams three times, the slowest in 48\u00A0ms.',
  },
  legend: {
    heading: 'Signal at 5 GHz',
    meanings: [
      '−55 dBm or better: everything works',
      '−62 dBm or better: video calls',
      '−67 dBm or better: calls while walking',
      '−75 dBm or better: email, slowly',
      'Below −75 dBm: no service',
      'Access point',
      'A walk during a call; each dot is a roam',
      'Call dropped',
    ],
  },
} as const
