/** The company's logo, in a 32-unit square: three strata with the top one highlighted. */
export const logoMark = {
  viewBox: '0 0 32 32',
  strokeWidth: 3,
  topStratum: 'M3 10c5-6 9-6 13-2s8 4 13-2',
  strata: 'M3 18c5-6 9-6 13-2s8 4 13-2M3 26c5-6 9-6 13-2s8 4 13-2',
} as const
