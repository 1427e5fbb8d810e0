import { surveyFirst } from './periods.ts'

/** A step of a project, and what the client holds after it. */
type ProcessStep = {
  readonly title: string
  readonly text: string
  readonly holds: string
  /** The step in which a line is cut on purpose and another takes over. */
  readonly isTest?: boolean
}

const steps: readonly ProcessStep[] = [
  {
    title: 'Survey',
    text: 'Cable routes, rack space and power.',
    holds: 'Photographs, plans, readings',
  },
  {
    title: 'Drawing',
    text: 'Each failure has its answer on paper.',
    holds: 'Design, IP and VLAN plans',
  },
  {
    title: 'Price agreed',
    text: 'Nothing is ordered until you agree.',
    holds: 'A quote with each line explained',
  },
  {
    title: 'Build',
    text: 'Installed, and labelled at both ends.',
    holds: 'A test report for each link',
  },
  {
    title: 'Failover test',
    text: 'We pull the plug in front of you.',
    holds: 'A result that you saw for yourself',
    isTest: true,
  },
  {
    title: 'Handover',
    text: 'Another engineer could take over.',
    holds: 'As\u2011built drawings, passwords',
  },
  {
    title: 'Support',
    text: 'Whoever drew it picks up the phone.',
    holds: 'With a plan, a monthly report',
  },
]

/** How a project runs, in order. */
export const projectProcess = {
  heading: 'How a project runs',
  lead: `Also for a package paid for online. ${surveyFirst}`,
  holds: 'You get',
  steps,
} as const
