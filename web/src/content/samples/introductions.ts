import { sampleIds, servicePath } from '#web/content/paths.ts'

/** What stands beside each sample: what it is, and who reads it. Each says that it is a sample (rule 4.4). */
export const introductions = {
  home: {
    link: {
      text: 'See the whole sheet, and a Wi\u2011Fi survey',
      to: `${servicePath('network-design')}#${sampleIds.section}`,
    },
    heading: 'What you get at handover',
    text: 'A drawing of what is in the walls, from which any engineer can work. This one is a sample of an invented floor.',
  },
  networkDesign: {
    heading: 'What you get at handover',
    text: 'An as-built drawing for the next engineer, and a Wi-Fi survey. Both are samples of an invented floor.',
  },
  cybersecurity: {
    heading: 'A finding, as you get it',
    text: 'Each finding fits on a page that a director understands and an administrator can act on. This one is a sample: the server and its owner are invented.',
  },
  cloudIntegration: {
    heading: 'The night, minute by minute',
    text: 'Everybody in the room has this sheet, and you make the decision on it. This one is a sample of an invented move.',
  },
  automationIot: {
    heading: 'What an alarm says, and to whom',
    text: 'A message that nobody answers goes to the next person, and the record shows your auditor that it did. This one is a sample from an invented warehouse.',
  },
  managedIt: {
    heading: 'What you read each month',
    text: 'The first page is for whoever signs off the invoice; the lists behind it are for your IT staff. This one is a sample for an invented client.',
  },
  consultingTraining: {
    heading: 'What stays on the desk',
    text: 'After a workshop, each participant keeps the pages they worked with. This one is a sample.',
  },
} as const
