import type { CheckoutSession } from './sessions.ts'

/** Where a buyer who has paid goes on: the success address, with the session's id where it asks for it. */
export function successAddress({ id, successUrl }: CheckoutSession): URL {
  return new URL(successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id))
}

/** Where a buyer who cancels goes on, if the session says it. */
export function cancelAddress({ parameters }: CheckoutSession): URL | undefined {
  return parameters.cancel_url === undefined ? undefined : new URL(parameters.cancel_url)
}
