// A second company, far smaller than the sample, in another currency and with another tax: one offer of each kind, one slider
// without steps, no add-ons, one plan, prices that include the tax. It replaces what sells, and the examples and plans that
// depend on it, in these modules; words, pictures and pages stay the sample's.

type Change = readonly [pattern: RegExp, replacement: string]

/** A list's first entry alone. */
const firstOf = (list: string): Change => [
  new RegExp(
    `(export const ${list}\\b.*\\[\\n(?:  // .*\\n)*  \\S[\\s\\S]*?\\n  [})]+,)\\n[\\s\\S]*?\\n\\]`,
  ),
  '$1\n]',
]

const slider = `[
  {
    id: 'seats',
    name: 'Pages',
    label: 'Pages',
    unit: { one: 'page', other: 'pages' },
    price: inCents(700),
    period: 'once',
    max: 12000,
    step: 1,
    initial: 37,
  },
]`

/** By file; each change has to find its place. */
export const changes: Readonly<Record<string, readonly Change[]>> = {
  'shared/core-services.ts': [firstOf('coreServices')],
  'shared/catalogue.ts': [
    firstOf('additionalServices'),
    [/(export const premiumAddOns = )\[[\s\S]*?\n\]/, '$1[]'],
    [/(export const resources = )\[[\s\S]*?\n\]/, `$1${slider}`],
    [
      /export const customPriceBounds = .*/,
      'export const customPriceBounds = { min: inCents(1000), max: inCents(90000) } as const',
    ],
  ],
  'shared/locale.ts': [
    [/code: 'USD',\n  decimals: 2/, "code: 'UGX',\n  decimals: 0"],
    [/countryCode = 'KE'/, "countryCode = 'UG'"],
    [/= 'long'/, "= 'short'"],
  ],
  'shared/seller.ts': [[/invoicePrefix = 'INV'/, "invoicePrefix = 'REC'"]],
  'shared/vat.ts': [
    [
      /percent: 16, isIncluded: false, base: 'net'/,
      "percent: 5.5, isIncluded: true, base: 'price'",
    ],
  ],
  'web/src/content/exchange-rate.ts': [[/planPerPackage: [\d.]+/, 'planPerPackage: 0.035']],
  'web/src/content/plans.ts': [firstOf('plans')],
  'web/src/content/quote-presets.ts': [
    firstOf('quotePresets'),
    [/\[('network-design')[^\]]*\],\n\s+\{.*\}/, '[$1], { seats: 120 }'],
  ],
}
