/** A sample of an alarm of a cold room, as its messages reached people. */
export const alarm = {
  introduction: {
    heading: 'What an alarm says, and to whom',
    text: 'A message that nobody answers goes to the next person, and the record shows your auditor that it did. This one is a sample from an invented warehouse.',
  },
  number: 'AI-09',
  sheet: 'Alarm record, cold room 2',
  eyebrow: 'A Sunday',
  title: 'From the first warning to a closed door',
  messages: [
    {
      time: '02:14',
      to: 'SMS to the shift supervisor',
      text: 'COLD ROOM 2: 6.4\u00A0°C, warning at 6\u00A0°C, limit 8\u00A0°C. Door open since 01:58. Reply 1 to confirm.',
    },
    {
      time: '02:29',
      to: 'No reply after 15 minutes: call to the warehouse manager',
      text: 'Cold room 2 is too warm, and nobody has confirmed. Press 1 to confirm.',
    },
    {
      time: '02:30',
      to: 'Key 1 pressed on the telephone',
      text: 'Confirmed by the warehouse manager. Guard sent to cold room 2.',
    },
    {
      time: '02:51',
      to: 'SMS to both',
      text: 'COLD ROOM 2: 4.8\u00A0°C, door closed 02:36. Alarm over after 37 min. Stock within its limits.',
    },
  ],
} as const
