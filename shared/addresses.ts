/** The one call that the site makes to its own server (specification, section 7). */
export const checkoutPath = '/api/create-checkout-session'

/** Where the payment provider sends the buyer back to, as paths of the site. */
export const returnPaths = { success: '/payment-success', cancel: '/payment-failed' } as const
