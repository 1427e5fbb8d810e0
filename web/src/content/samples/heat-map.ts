/** A sample of a Wi-Fi survey of the floor in as-built.ts, before and after the work. */
export const heatMap = {
  number: 'ND-08',
  title: 'Second floor, 5 GHz survey',
  before: {
    heading: 'Before',
    label:
      'Heat map before the work: one access point in Operations; the signal falls to −87 dBm in Customer service, and a call walked there is lost in the corridor.',
    caption:
      'One access point, with its transmit power at the maximum. The call is lost at the board room.',
  },
  after: {
    heading: 'After',
    label:
      'Heat map after the work: four access points; no desk is below −64 dBm, and the same walk changes the access point three times without losing the call.',
    caption: 'Four access points. The same walk changes over three times, the slowest in 48 ms.',
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
      'A walk with a call open; a dot is a change of access point',
      'Call lost',
    ],
  },
} as const
