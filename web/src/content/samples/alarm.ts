/** A sample of an alarm of a cold room, as its messages reached people. */
export const alarm = {
  number: 'IO-09',
  sheet: 'Alarm record, cold room 2',
  day: 'A Sunday',
  title: 'From the first degree over the limit to a closed door',
  messages: [
    {
      time: '02:14',
      to: 'SMS to the shift supervisor',
      text: 'COLD ROOM 2: 8.4 °C, limit 5.0 °C for 10 min. Door open since 01:58. Reply 1 to confirm.',
    },
    {
      time: '02:19',
      to: 'No reply after 5 minutes: call to the warehouse manager',
      text: 'Cold room 2 is too warm, and nobody has confirmed. Press 1 to confirm.',
    },
    {
      time: '02:20',
      to: 'Key 1 pressed on the telephone',
      text: 'Confirmed by the warehouse manager. Guard sent to cold room 2.',
    },
    {
      time: '02:41',
      to: 'SMS to both',
      text: 'COLD ROOM 2: 4.8 °C, door closed 02:26. Alarm over after 27 min. Stock within its limits.',
    },
  ],
} as const
