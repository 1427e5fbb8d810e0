/** The tax's name in the company's country. */
export const taxName = 'VAT'

/** The tax on every package. In a file of its own, because pages name it without the catalogue. */
export const vat: {
  /** A whole percentage of the net total (rule 10.5): 16 for 16 %. */
  readonly percent: number
} = { percent: 16 }

/** The VAT line's name. */
export const vatLineName = () => `${taxName} (${vat.percent}%)`
