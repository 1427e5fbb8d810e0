/** A measured value, by the middle of its text. */
type Reading = { readonly dBm: number; readonly x: number; readonly y: number }

type Survey = {
  readonly name: string
  /** What it shows, for those who don't see it. */
  readonly label: string
  readonly caption: string
  /** Rows of cells of 20 × 20 units; each is the index of a level. */
  readonly cells: readonly string[]
  readonly readings: readonly Reading[]
  readonly accessPoints: readonly { readonly x: number; readonly y: number }[]
  /** Where the walk changes to another access point, or where its call is lost. */
  readonly marks: readonly { readonly x: number; readonly y: number }[]
  readonly isLost: boolean
}

/** The signal levels, strongest first. What is weaker than the last one is a level of its own. */
const levels = [
  { from: -55, text: 'everything works' },
  { from: -62, text: 'video calls' },
  { from: -67, text: 'calls while walking' },
  { from: -75, text: 'email, slowly' },
  { from: null, text: 'no service' },
] as const

const before: Survey = {
  name: 'Before',
  label:
    'Heat map before the work: one access point in Operations; the signal falls to −87 dBm in Customer service, and a call walked there is lost in the corridor.',
  caption:
    'One access point, with its transmit power at the maximum. The call is lost at the board room.',
  cells: [
    '0000012233344444',
    '0000012233344444',
    '1000112233344444',
    '1111122333444444',
    '2212233344444444',
    '2222223334444444',
    '3333334444444444',
    '3333333444444444',
    '3333334444444444',
  ],
  readings: [
    { dBm: -54, x: 48, y: 58 },
    { dBm: -64, x: 128, y: 58 },
    { dBm: -74, x: 196, y: 58 },
    { dBm: -72, x: 30, y: 154 },
    { dBm: -72, x: 110, y: 144 },
    { dBm: -87, x: 262, y: 158 },
  ],
  accessPoints: [{ x: 49, y: 17 }],
  marks: [{ x: 180, y: 100 }],
  isLost: true,
}

const after: Survey = {
  name: 'After',
  label:
    'Heat map after the work: four access points; no desk is below −64 dBm, and the same walk changes the access point three times without losing the call.',
  caption: 'Four access points. The same walk changes over three times, the slowest in 48 ms.',
  cells: [
    '0000012100001123',
    '0000012100001123',
    '1000112110001122',
    '1111122211011112',
    '2212222221111001',
    '2221111122110000',
    '2211000122100000',
    '2210000012110000',
    '2210000012111111',
  ],
  readings: [
    { dBm: -54, x: 48, y: 58 },
    { dBm: -64, x: 128, y: 58 },
    { dBm: -53, x: 196, y: 58 },
    { dBm: -63, x: 30, y: 154 },
    { dBm: -49, x: 110, y: 144 },
    { dBm: -54, x: 262, y: 158 },
  ],
  accessPoints: [
    { x: 49, y: 17 },
    { x: 106, y: 166 },
    { x: 211, y: 21 },
    { x: 278, y: 119 },
  ],
  marks: [
    { x: 78, y: 92 },
    { x: 170, y: 100 },
    { x: 203, y: 100 },
  ],
  isLost: false,
}

/** A signal with a real minus sign, as in "−54". */
const inWords = (dBm: number) => `\u2212${-dBm}`

/** A sample of a Wi-Fi survey of the floor in as-built.ts, before and after the work. */
export const heatMap = {
  number: 'ND-08',
  title: 'Second floor, 5 GHz survey',
  width: 320,
  height: 180,
  cell: 20,
  walls:
    'M97 0V88M160 0V88M233 0V88M280 0V88M61 112V180M160 112V180M210 112V180M0 88H71m13 0h55m13 0h18m13 0h55m13 0h40m12 0h17M0 112H14m31 0h26m13 0h92m12 0h40m37 0h55',
  /** The walk on which a telephone call was kept open. */
  walk: 'M78 52V100H250V146',
  surveys: [before, after],
  inWords,
  levels,
  legend: {
    heading: 'Signal at 5 GHz',
    from: (dBm: number) => `${inWords(dBm)} dBm or better`,
    below: (dBm: number) => `Below ${inWords(dBm)} dBm`,
    accessPoint: 'Access point',
    walk: 'A walk with a call open; a dot is a change of access point',
    lost: 'Call lost',
  },
} as const
