/** What stands beside each sample: what it is, and who reads it. Each says that it is a sample (rule 4.4). */
export const introductions = {
  home: {
    heading: 'What you hold on the last day',
    text: 'A drawing of what is in the walls: where each cable runs, what each outlet is called, and who checked it. It is yours, and any other engineer can work from it; this one is a sample of an invented floor.',
  },
  networkDesign: {
    heading: 'What you hold on the last day',
    text: 'An as-built drawing, from which the next engineer works, and the Wi-Fi survey of the same floor, which shows that the design was right. Both are samples of an invented floor.',
  },
  cybersecurity: {
    heading: 'A finding, as you get it',
    text: 'Each finding fits on a page that a director understands and an administrator can act on. This one is a sample: the server and its owner are invented.',
  },
  cloudIntegration: {
    heading: 'The night, minute by minute',
    text: 'Everybody in the room has this sheet, and the decision on it is yours. This one is a sample of an invented move.',
  },
  automationIot: {
    heading: 'What an alarm says, and to whom',
    text: 'A message that nobody answers goes on to the next person, and the record shows it to your auditor. This one is a sample from an invented warehouse.',
  },
  managedIt: {
    heading: 'What you read each month',
    text: 'The first page is for whoever signs the invoice, the lists behind it are for your IT staff. This one is a sample for an invented client.',
  },
  consultingTraining: {
    heading: 'What stays at the desk',
    text: 'After a workshop, each participant keeps the pages they worked with. This one is a sample.',
  },
} as const
