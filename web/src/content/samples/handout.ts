/** A sample of a workshop's handout: the page that stays at the desk. */
export const handout = {
  introduction: {
    heading: 'What stays on the desk',
    text: 'After a workshop, each participant keeps the pages they worked with. This one is a sample.',
  },
  number: 'CT-02',
  sheet: 'Workshop handout, page 3 of 8',
  eyebrow: 'Security awareness',
  title: 'A message wants money or a password. Three questions before you answer.',
  questions: [
    {
      title: 'Is it in a hurry?',
      text: '“Before noon”, “the account closes today”: whoever hurries you does not want you to check. Wait ten minutes.',
    },
    {
      title: 'Does it ask you to keep quiet?',
      text: 'No director of yours pays a supplier in secret. Show the message to the person next to you.',
    },
    {
      title: 'Can you reach the sender another way?',
      text: 'Call the number that you already have, not the one in the message. One call has stopped most of these.',
    },
  ],
  exercise: {
    heading: 'Exercise',
    text: 'There are four messages in front of you, and two of them are real. Which ones do you report, and to whom?',
    answer: 'Report to:',
  },
} as const
