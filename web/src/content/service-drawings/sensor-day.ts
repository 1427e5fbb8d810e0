/** A day of a cold room’s sensor, in which the power failed. Times are in hours. */
export const sensorDay = {
  unit: '°C',
  scale: [0, 4, 8],
  hours: [
    { hour: 0, text: '00:00' },
    { hour: 6, text: '06:00' },
    { hour: 12, text: '12:00' },
    { hour: 18, text: '18:00' },
    { hour: 24, text: '24:00' },
  ],
  limit: { value: 8, text: 'Limit 8 °C' },
  /** The value at which the alarm begins. */
  warning: 6,
  power: 'Power',
  /** From when to when each supply had power. */
  supplies: {
    mains: [
      [0, 1.5],
      [6, 24],
    ],
    generator: [3.75, 6],
  },
  events: [
    { hour: 1.5, text: '01:30 Power fails' },
    { hour: 2.5, text: '02:30 At 6 °C: SMS' },
    { hour: 2.75, text: '02:45 No answer: telephone call' },
    { hour: 3.75, text: '03:45 Generator started by hand' },
  ],
  /** In °C, one each half hour: the first is from midnight. */
  readings: [
    4.2, 3.7, 4.1, 4.4, 5.2, 6, 6.7, 7.2, 7.4, 6.5, 5.6, 4.8, 4.2, 3.8, 4.2, 3.8, 4.6, 4.9, 4.3,
    3.8, 4.2, 3.7, 4.1, 3.8, 4.3, 3.8, 4.2, 3.7, 4.7, 5.1, 4.4, 3.9, 4.2, 3.8, 4.1, 3.7, 4.4, 4,
    4.2, 3.8, 4.1, 3.7, 4.2, 3.8, 4.1, 3.7, 4.2, 3.8, 4.1,
  ],
} as const
