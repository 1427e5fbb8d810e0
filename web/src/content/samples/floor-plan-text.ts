import { sampleId, servicePath } from '#web/content/paths.ts'

/** A sample of the drawing that clients get with a finished network. */
export const floorPlan = {
  introduction: {
    heading: 'What you get at handover',
    text: 'A drawing of what is in the walls, from which any engineer can work. This one is a sample of an invented floor.',
  },
  /** Beside the excerpt on the home page. */
  whole: { text: 'See the whole sheet', to: `${servicePath('network-design')}#${sampleId}` },
  number: 'ND-07',
  title: 'Second floor, data cabling, as built',
  label:
    'Floor plan of an office in two halves of 15.3 metres: a cable tray in the corridor leads from two racks to ten outlets, A-01 to B-04, and four access points. Two fibres enter on different sides. A cloud marks where outlet B-04 was moved.',
  notes: 'Legend and revisions',
  legend: {
    heading: 'Legend',
    meanings: [
      'Outlet, 2 × Cat6A',
      'Access point',
      'Cable on tray',
      'Fibre, two entries',
      'Changed in revision C',
      'Match line: the halves meet',
    ],
  },
  revisions: {
    heading: 'Revisions',
    columns: ['Rev.', 'Date', 'Change', 'Checked'],
    rows: [
      ['A', '2 Mar', 'Agreed with the client', 'A.S.'],
      ['B', '16 Mar', 'Second fibre from the east', 'B.S.'],
      ['C', '30 Mar', 'As built: B-04 clear of the column', 'B.S.'],
    ],
  },
  facts: [
    { term: 'Scale', text: '1:100 at A3' },
    { term: 'Links tested', text: '24 of 24 pass' },
  ],
} as const
