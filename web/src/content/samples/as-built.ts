type Place = { readonly text: string; readonly x: number; readonly y: number }

/** A half of the floor, 320 units wide: on a phone it is below the other one instead of beside it. */
type Half = {
  readonly name: string
  readonly walls: string
  readonly doors: string
  readonly furniture: string
  /** In the corridor, with the cable from the rack. */
  readonly tray: string
  readonly cable: string
  readonly rooms: readonly Place[]
  readonly outlets: readonly Place[]
  readonly accessPoints: readonly Place[]
  /** Dimensions, scale and other lines around the plan. */
  readonly dimensions: string
  readonly notes: readonly Place[]
  /** Where the other half continues. */
  readonly edge: number
  readonly racks?: string
  readonly fibres?: string
  readonly revision?: { readonly cloud: string; readonly mark: Place }
  readonly north?: string
}

const desks = (x: number) => `M${x} 86h60v40h-60zm0 20h60m-40-20v40m20-40v40`
const tables = (x: number, y: number) => `M${x} ${y}h44v12h-44z`
const doorUp = (x: number) => `M${x} 196v-24a24 24 0 0 1 24 24`
const doorDown = (x: number) => `M${x} 240v24a24 24 0 0 0 24-24`

const west: Half = {
  name: 'West',
  walls:
    'M320 34H14V366H50M80 366H320M14 196H150m24 0H280m24 0H320M14 240H40M100 240H150m24 0H320M200 34V196M130 240V366M320 34V196M320 240V366',
  doors: doorUp(150) + doorUp(280) + doorDown(150) + 'M50 366v-30a30 30 0 0 1 30 30',
  furniture:
    [34, 120, 230].map(desks).join('') +
    [282, 312].flatMap((y) => [160, 230].map((x) => tables(x, y))).join('') +
    'M18 312q18-20 36 0v10q-18-18-36 0z',
  tray: 'M28 213H320M28 223H320M28 213v10',
  cable: 'M36 218H320',
  rooms: [
    { text: 'Operations', x: 22, y: 54 },
    { text: 'Finance', x: 208, y: 54 },
    { text: 'Reception', x: 48, y: 264 },
    { text: 'Training', x: 138, y: 356 },
  ],
  outlets: [
    { text: 'A-01', x: 54, y: 126 },
    { text: 'A-02', x: 128, y: 126 },
    { text: 'A-03', x: 260, y: 126 },
    { text: 'A-04', x: 36, y: 284 },
    { text: 'A-05', x: 178, y: 294 },
    { text: 'A-06', x: 252, y: 294 },
  ],
  accessPoints: [
    { text: 'AP-1', x: 107, y: 66 },
    { text: 'AP-2', x: 226, y: 340 },
  ],
  dimensions: 'M14 10v12m0-6H320M14 386h200m-200-5v10m100-10v10m100-10v10',
  notes: [
    { text: '30.6 m', x: 140, y: 21 },
    { text: '10 m', x: 220, y: 391 },
  ],
  edge: 320,
}

const arcs = (count: number, step: string) => `a9 9 0 0 1${step}`.repeat(count)

const east: Half = {
  name: 'East',
  walls:
    'M0 34H306V366H0M0 196H20m24 0H150m24 0H250m24 0H306M0 240H30m24 0H130m70 0H306M0 34V196M0 240V366M140 34V196M230 34V196M96 240V366',
  doors: doorUp(20) + doorUp(150) + doorUp(250) + doorDown(30),
  furniture:
    'M30 92h80q12 0 12 20t-12 20h-80q-12 0-12-20t12-20M10 350h60v16m48-100h170v14h-170zM250 68h36v26h-36zm0 13h36M284 306h8v8h-8z',
  tray: 'M0 213H180V112M0 223H292v-10H198V112',
  cable: 'M0 218H258M189 104V218',
  rooms: [
    { text: 'Board room', x: 8, y: 54 },
    { text: 'Rack', x: 146, y: 148 },
    { text: 'room', x: 146, y: 162 },
    { text: 'UPS', x: 238, y: 54 },
    { text: 'Pantry', x: 8, y: 338 },
    { text: 'Customer service', x: 104, y: 356 },
  ],
  outlets: [
    { text: 'B-01', x: 48, y: 132 },
    { text: 'B-02', x: 122, y: 280 },
    { text: 'B-03', x: 198, y: 280 },
    { text: 'B-04', x: 258, y: 318 },
  ],
  accessPoints: [
    { text: 'AP-3', x: 92, y: 72 },
    { text: 'AP-4', x: 166, y: 318 },
  ],
  dimensions: 'M0 16H306m0-6v12',
  notes: [
    { text: 'Fibre 1', x: 168, y: 28 },
    { text: 'Fibre 2', x: 238, y: 155 },
    { text: 'R1', x: 152, y: 120 },
    { text: 'R2', x: 202, y: 120 },
    { text: 'N', x: 291, y: 398 },
  ],
  edge: 0,
  racks:
    'M150 66h22v40h-22zm28 0h22v40h-22zm-28 8h22m6 0h22m-50 8h22m6 0h22m-50 8h22m6 0h22m-50 8h22m6 0h22',
  fibres: 'M161 0V66M320 160H224V82H200',
  revision: {
    cloud: `M246 304${arcs(4, ' 14 0')}${arcs(3, ' 0 13')}${arcs(4, '-14 0')}${arcs(3, ' 0-13')}`,
    mark: { text: 'C', x: 289, y: 301 },
  },
  north: 'M284 372l7 22-7-5-7 5z',
}

const halves = [west, east]
const outlets = halves.flatMap((half) => half.outlets)
const accessPoints = halves.flatMap((half) => half.accessPoints)
const portsPerOutlet = 2
const links = outlets.length * portsPerOutlet + accessPoints.length

/** A sample of the drawing that is handed over when a network is finished. */
export const asBuilt = {
  number: 'ND-07',
  title: 'Second floor, data cabling, as built',
  label:
    'Floor plan of an office of 30.6 metres: a cable tray in the corridor leads from two racks to ten outlets, A-01 to B-04, and four access points. Two fibres enter on different sides. A cloud marks where outlet B-04 was moved.',
  width: 320,
  height: 400,
  halves,
  /** The letter that marks where the halves meet. */
  matchMark: 'M',
  /** Of each cable, where it leaves the tray. */
  trayAt: 218,
  legend: {
    heading: 'Legend',
    outlet: `Outlet, ${portsPerOutlet} × Cat6A`,
    accessPoint: 'Access point',
    cable: 'Cable on tray',
    fibre: 'Fibre, two entries',
    revision: 'Changed in revision C',
    match: 'Match line: the halves meet',
  },
  revisions: {
    heading: 'Revisions',
    columns: { mark: 'Rev.', date: 'Date', change: 'Change', checked: 'Checked' },
    rows: [
      { mark: 'A', date: '2 Mar', change: 'Agreed with the client', checked: 'A.S.' },
      { mark: 'B', date: '16 Mar', change: 'Second fibre from the east', checked: 'B.S.' },
      {
        mark: 'C',
        date: '30 Mar',
        change: 'As built: B‑04 clear of the column',
        checked: 'B.S.',
      },
    ],
  },
  facts: [
    { term: 'Scale', value: '1:100 at A3' },
    { term: 'Links tested', value: `${links} of ${links} pass` },
  ],
} as const
