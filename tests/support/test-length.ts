/** How many cases a property tries: `npm run test:long` sets TEST_LONG. */
export const caseCount = (short: number, long: number): number =>
  process.env['TEST_LONG'] ? long : short

/** The same cases in each short run, others in each long one. A failure prints it. */
export const seed = caseCount(20_261_122, Math.trunc(Date.now() / 1_000))
