// What pages promise about the tax invoice of a payment by card, and `npm run orders` reckons with.

/** Business days, Monday to Friday, from the payment until the tax invoice. A figure for the owner to confirm. */
export const taxInvoiceBusinessDays = 5

/** Where the company's days begin and end, in IANA's name. */
export const companyTimeZone = 'Africa/Nairobi'
