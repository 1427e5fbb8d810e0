// What pages promise about the tax invoice for a card payment; `npm run orders` calculates with it.

/** Business days, Monday to Friday, from the payment until the tax invoice. A figure for the owner to confirm. */
export const taxInvoiceBusinessDays = 5

/** Where the company's days begin and end, in IANA's name. */
export const companyTimeZone = 'Africa/Nairobi'
