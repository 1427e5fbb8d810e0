/** What the rest of the product knows about Stripe: constants only. */
export const stripe = {
  name: 'Stripe',
  environmentNames: {
    secretKey: 'STRIPE_SECRET_KEY',
    /** A server with its API; Stripe's own by default. */
    apiBase: 'STRIPE_API_BASE',
  },
  /** Catches anything but one of its keys. */
  keyPattern: /^(sk|rk)_[!-~]+$/,
  keyForm: 'sk_… or rk_…',
  /** Keys that charge nobody: https://docs.stripe.com/keys#test-live-modes */
  testKeyPattern: /^(sk|rk)_test_/,
  /** The key for servers on this machine, which accept any. */
  localKey: 'sk_test_local',
  /** The default name, under the stack's, of the parameter with the key. */
  keyName: 'stripe-secret-key',
  /** Requests per second to one endpoint: https://docs.stripe.com/rate-limits. A higher limit is agreed with Stripe. */
  requestsPerSecond: 25,
} as const
