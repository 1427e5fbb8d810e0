/** The tax's name in the company's country. */
export const taxName = 'VAT'

/** VAT as a whole percentage of the subtotal (rule 10.5). In a file of its own, because pages name it without the catalogue. */
export const vatPercent = 16

/** The VAT line's name. */
export const vatName = `${taxName} (${vatPercent}%)`
