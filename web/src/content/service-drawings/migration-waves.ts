type Wave = {
  readonly name: string
  readonly what: string
  // In weeks from the start of the project.
  readonly rehearsal: number
  readonly cutOver: number
  /** The point of no return: until then the old system is kept ready. */
  readonly noReturn: number
}

/** A migration in waves, each with a way back. A wave is cut over when the one before it can stay. */
export const migrationWaves = {
  weeks: 12,
  axis: 'Week',
  ticks: [2, 4, 6, 8, 10, 12],
  waves: [
    { name: 'Wave 0', what: 'Pilot', rehearsal: 0, cutOver: 1, noReturn: 3 },
    { name: 'Wave 1', what: 'Files', rehearsal: 2, cutOver: 4, noReturn: 6 },
    { name: 'Wave 2', what: 'Mail', rehearsal: 4, cutOver: 7, noReturn: 9 },
    { name: 'Wave 3', what: 'Accounts', rehearsal: 6, cutOver: 10, noReturn: 12 },
  ] satisfies readonly Wave[],
  legend: {
    rehearsal: 'Rehearsal',
    cutOver: 'Cut-over',
    both: 'Old system kept ready',
    wayBack: 'Way back',
    noReturn: 'Point of no return',
    live: 'In the cloud',
  },
} as const
