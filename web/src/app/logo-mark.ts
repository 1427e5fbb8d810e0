/** The company's mark, in a square of 32: three strata, of which the uppermost is lit. */
export const logoMark = {
  viewBox: '0 0 32 32',
  strokeWidth: 3,
  lit: 'M3 10c5-6 9-6 13-2s8 4 13-2',
  strata: 'M3 18c5-6 9-6 13-2s8 4 13-2M3 26c5-6 9-6 13-2s8 4 13-2',
} as const
