/** The paths of the pages where an order begins, which the stack watches and counts. */
export const orderPages = { builder: '/custom-quote', checkout: '/checkout' } as const
