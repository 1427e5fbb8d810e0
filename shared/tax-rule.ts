export type TaxRule = {
  /** With at most two decimals, which the build checks: 16 for 16 %, 5.5 for 5.5 %. */
  readonly percent: number
} & (
  | {
      /** Whether the prices include it; otherwise it is added to their sum. */
      readonly isIncluded: boolean
      /** What the percentage is of, by law: the price without the tax (rule 10.5). */
      readonly base?: 'net' | undefined
    }
  // The price itself, tax included, as Brazil's ISS: 5 % of 100.00 is 5.00, not 4.76.
  | { readonly isIncluded: true; readonly base: 'price' }
)
