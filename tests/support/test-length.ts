/** How many cases a property tries: `npm run test:long` sets TEST_LONG. */
export const caseCount = (short: number, long: number): number =>
  process.env['TEST_LONG'] ? long : short
