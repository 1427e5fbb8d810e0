import { packageCurrency } from '#shared/locale.ts'

// Those whose amounts have no decimals: https://docs.stripe.com/currencies#zero-decimal
const wholeCurrencies = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ')

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
  /** The number of decimals: two even for currencies that no longer have any, such as UGX or HUF. */
  amountDecimals: wholeCurrencies.includes(packageCurrency.code) ? 0 : 2,
} as const
