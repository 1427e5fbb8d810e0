import { surveyFirst } from './periods.ts'

/** A step of a project, and what the client holds after it. */
type ProcessStep = {
  readonly title: string
  readonly text: string
  readonly holds: string
  /** The step with the failover test: a line is cut, and another takes over. */
  readonly isTest?: true
}

const step = (title: string, text: string, holds: string): ProcessStep => ({ title, text, holds })

/** How a project runs, in order. */
export const projectProcess = {
  heading: 'How a project runs',
  lead: `Also for a package paid for online. ${surveyFirst}`,
  holds: 'You get',
  steps: [
    step('Survey', 'Cable routes, rack space and power.', 'Photographs, plans, readings'),
    step('Drawing', 'Each failure has its answer on paper.', 'Design, IP and VLAN plans'),
    step('Price agreed', 'Nothing is ordered until you agree.', 'A quote with each line explained'),
    step('Build', 'Installed, and labelled at both ends.', 'A test report for each link'),
    {
      ...step(
        'Failover test',
        'We pull the plug in front of you.',
        'A result that you saw for yourself',
      ),
      isTest: true,
    },
    step('Handover', 'Another engineer could take over.', 'As-built drawings, passwords'),
    step('Support', 'Whoever drew it picks up the phone.', 'With a plan, a monthly report'),
  ],
} as const
