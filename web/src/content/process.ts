/** A step of a project, and what the client holds after it. */
export type ProcessStep = {
  readonly title: string
  readonly text: string
  readonly holds: string
  /** The step in which a line is cut on purpose and another takes over. */
  readonly isTest?: boolean
}

const steps: readonly ProcessStep[] = [
  {
    title: 'Survey',
    text: 'Cable routes, rack space, earthing and power, measured at your site.',
    holds: 'Photographs, floor plans, readings',
  },
  {
    title: 'Drawing',
    text: 'The design says what happens when a link, a switch or the power fails.',
    holds: 'The design, with IP and VLAN plans',
  },
  {
    title: 'Price agreed',
    text: 'Models, quantities and labour in writing. Nothing is ordered until you agree.',
    holds: 'A quote with each line explained',
  },
  {
    title: 'Build',
    text: 'Installed, dressed in the rack, labelled at both ends.',
    holds: 'A test report for each link',
  },
  {
    title: 'Failover test',
    text: 'Link, power and device, one at a time: we pull the plug in front of you.',
    holds: 'A result that you saw for yourself',
    isTest: true,
  },
  {
    title: 'Handover',
    text: 'A session with your team. Another engineer could take over from here.',
    holds: 'As\u2011built drawings, configurations, passwords',
  },
  {
    title: 'Support',
    text: 'With a plan, the engineer who drew it picks up the phone.',
    holds: 'A report each month',
  },
]

/** How a project runs, in order. */
export const projectProcess = {
  heading: 'How a project runs',
  lead: 'Drawn before it is built, priced before it is ordered, and unplugged before you rely on it.',
  holds: 'You get',
  steps,
} as const
