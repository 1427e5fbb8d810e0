/** A text, by the middle of its baseline. */
type Label = { readonly text: string; readonly x: number; readonly y: number }

/** What is drawn as paths: cables first, then the devices that cover their ends. */
type Equipment = {
  readonly cables?: string
  readonly devices?: string
  readonly labels?: readonly Label[]
}

type Site = Equipment & {
  /** The style sheet may move it on wide screens. */
  readonly name: 'office' | 'branch' | 'warehouse' | 'trees'
  readonly walls: string
  /** Floors, doors, windows. */
  readonly details?: string
}

// On a grid of 540 × 540. What runs underground ends far outside of it, so that it reaches the edges of every screen.
const ground = 400
const height = 540
const far = 3000

/** A floor of the office, with a desk, an access switch and an access point. */
const floor = (y: number) => ({
  details: `M60 ${y}H340M98 ${y}h12m-6 0v-10`,
  cables: `M178 ${y - 42}h-74v12m118-12h54`,
  devices: `M178 ${y - 48}h44v12h-44zM88 ${y - 30}h32v20h-32zM276 ${y - 46}a4 4 0 1 1 0 8 4 4 0 1 1 0-8`,
  radio: `M267 ${y - 28}q9 10 18 0m-25 7q16 17 32 0`,
})
const floors = [floor(160), floor(240)]
const allFloors = (part: keyof ReturnType<typeof floor>) => floors.map((it) => it[part]).join('')

const firewall = (x: number) =>
  `M${x} 330h70v30h-70zm0 10h70m-70 10h70m-47-20v10m24-10v10m-36 0v10m24-10v10m24-10v10m-36 0v10m24-10v10`

const mast = 'M456 400L470 60L484 400M456 400L481 330L461 270L477 220L465 170L473 126'

const tree = (x: number) =>
  `M${x} 400q5-30-2-44m1 4l-26-22m27 18l22-20M${x - 52} 342q6-14 26-12 22-12 44 0 22-4 28 10z`

const sites: readonly Site[] = [
  { name: 'trees', walls: tree(-780) + tree(780) },
  {
    name: 'warehouse',
    walls: 'M-310 400V340L-230 308L-150 340V400Z',
    details: 'M-280 400v-44h56v44m-56-33h56m-56 11h56m-56 11h56',
    cables: 'M-185 380V462',
    devices: 'M-200 368h30v12h-30z',
    labels: [{ text: 'Warehouse', x: -230, y: 298 }],
  },
  {
    name: 'branch',
    walls: 'M-100 400V312H-10V400Z',
    details: 'M-100 356h90M-88 342v-16h16v16zm25 0v-16h16v16zm25 0v-16h16v16z',
    cables: 'M-55 384V462',
    devices: 'M-70 372h30v12h-30z',
    labels: [{ text: 'Branch', x: -55, y: 302 }],
  },
  {
    name: 'office',
    walls: 'M60 400V80H340V400Z',
    details: allFloors('details') + allFloors('radio') + mast,
  },
]

const equipment: Equipment = {
  cables: `M200 268V124${allFloors('cables')}M190 342h20m-20 6h20`,
  devices: `${firewall(120)}${firewall(210)}${allFloors('devices')}M320 36h8v24h-8zM466 36h8v24h-8z`,
  labels: [
    { text: 'Head office', x: 200, y: 70 },
    { text: 'Core', x: 282, y: 283 },
    { text: 'Firewalls', x: 200, y: 384 },
    { text: 'LTE', x: 397, y: 38 },
    { text: 'Fibre 1', x: 372, y: 428 },
    { text: 'Fibre 2', x: 42, y: 480 },
  ],
}

/** The picture at the top of the home page: a company's sites on rock, and the lines that keep them online (rule 3.7). */
export const heroDrawing = {
  ground,
  /** The rock, as far as the picture reaches, with its lower edge outside. */
  rock: `M-${far} ${ground}H${far}V${height + 9}H-${far}Z`,
  strata: [420, 446, 474, 504, 534].map((y) => `M-${far} ${y}q90-9 180 0${'t180 0'.repeat(33)}`),
  sites,
  core: { box: 'M140 267h120v22H140z', ports: 'M152 278h96' },
  equipment,
  /** From the branches to the core switch. */
  branchLine: `M140 278H110V450l-12 12H-${far}`,
  /** From the mast to a firewall. */
  lte: 'M462 48H332M324 60V345H280',
  /** From a firewall out of the picture. The first one fails once in a while, and the second one takes over. */
  fibres: [`M245 288V424l12 12H${far}`, `M155 288V476l-12 12H-${far}`],
  /** Where the first fibre fails. */
  cut: 'M430 436m-6-6l12 12m0-12l-12 12',
} as const
