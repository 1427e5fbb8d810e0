import { packageCurrency } from '#shared/locale.ts'

const wholeCurrencies = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ')

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
  /** The parameter with the key, under the stack's name, unless a setting has another. */
  keyName: 'stripe-secret-key',
  /** Requests per second to one endpoint: https://docs.stripe.com/rate-limits. A higher limit is agreed with Stripe. */
  requestsPerSecond: 25,
  /** Currencies whose amounts have no decimals: https://docs.stripe.com/currencies#zero-decimal */
  wholeCurrencies,
  /** The key, in a session's metadata, of the VAT within its prices: no line states it. */
  includedTaxKey: 'includedTax',
  /** How many decimals amounts have. In two, also where the currency has none any more, such as UGX or HUF. */
  amountDecimals: wholeCurrencies.includes(packageCurrency.code) ? 0 : 2,
} as const
