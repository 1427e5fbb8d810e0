/** What the rest of the product knows about Stripe: constants only. */
export const stripe = {
  name: 'Stripe',
  environmentNames: {
    secretKey: 'STRIPE_SECRET_KEY',
    /** Another server that implements its API; by default its own. */
    apiBase: 'STRIPE_API_BASE',
  },
  /** To catch anything else than one of its keys. */
  keyPattern: /^(sk|rk)_[!-~]+$/,
  keyForm: 'sk_… or rk_…',
  /** Keys that charge nobody: https://docs.stripe.com/keys#test-live-modes */
  testKeyPattern: /^(sk|rk)_test_/,
  /** What servers on this machine get, which take any. */
  localKey: 'sk_test_local',
  /** The name of the parameter with the key, unless a setting has another. */
  keyParameter: '/infrastructure-site/stripe-secret-key',
  /** Requests per second to one endpoint: https://docs.stripe.com/rate-limits. A higher limit is agreed with Stripe. */
  requestsPerSecond: 25,
  /** What reports payments to AWS: https://docs.stripe.com/event-destinations/eventbridge */
  eventSource: {
    pattern: /^aws\.partner\/stripe\.com\/ed_\w+$/,
    example: 'aws.partner/stripe.com/ed_0123456789',
  },
} as const
