import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startSite } from '#tests/support/started-site.ts'

// A second company, far smaller than the one that this site is of, in another currency and with another tax: one offer of
// each kind, one slider without steps, no add-ons, one plan, prices that include the tax. It replaces what sells, and what
// depends on that; words, pictures and pages stay the site's, whoever has adopted it.

type Change = readonly [pattern: RegExp, replacement: string]

/** Another value of an exported list or record. */
const valueOf = (name: string, value: string): Change => [
  new RegExp(`(const ${name}\\b.* = )[[{](?:[\\]}]|[\\s\\S]*?\\n[\\]}])`),
  `$1${value}`,
]

const offer = (id: string, name: string, price: number) =>
  `[{ id: '${id}', name: '${name}', description: '${name}', covers: { extent: 'all', without: [] }, price: inCents(${price}) }]`

const slider = `[{ id: 'pages', name: 'Pages', label: 'Pages', unit: { one: 'page', other: 'pages' }, price: inCents(700),
  term: 'once', max: 12000, step: 1, initial: 37 }]`

/** By file; each change has to find its place. */
const changes: Readonly<Record<string, readonly Change[]>> = {
  'shared/core-services.ts': [valueOf('coreServices', offer('translation', 'Translation', 2500))],
  'shared/price-list.ts': [
    valueOf('additionalServices', offer('courier', 'Courier', 75)),
    valueOf('premiumAddOns', '[]'),
    valueOf('resources', slider),
    [/(customPriceBounds = ).*/, '$1{ min: inCents(1000), max: inCents(90000) }'],
  ],
  'shared/locale.ts': [
    [/code: '\w+',\n  decimals: \d/, "code: 'UGX',\n  decimals: 0"],
    [/countryCode = '\w+'/, "countryCode = 'UG'"],
    [/language = '.+'/, "language = 'en-GB'"],
    [/(dateStyle: .* = )'\w+'/, "$1'short'"],
  ],
  'shared/seller.ts': [[/invoicePrefix = '\w+'/, "invoicePrefix = 'REC'"]],
  'shared/vat.ts': [
    [/(vat: TaxRule = )\{.*\}/, "$1{ percent: 5.5, isIncluded: true, base: 'price' }"],
  ],
  'web/src/content/exchange-rate.ts': [[/planPerPackage: [\d.]+/, 'planPerPackage: 0.035']],
  'web/src/content/plans.ts': [
    [/(const plans\b.* = \[\n  plan\([\s\S]*?\n  \}\),\n)[\s\S]*?\]\n/, '$1]\n'],
  ],
  'web/src/content/catalogue-copy.ts': [
    valueOf(
      'resourceCopy',
      "{ pages: { icon: 'chart', less: 'Less', more: 'More', amount: 'Amount' } }",
    ),
    valueOf('resourceCovers', "{ pages: { extent: 'a page', without: [] } }"),
    valueOf('mistaken', '{}'),
  ],
  'web/src/content/quote-presets.ts': [
    valueOf(
      'quotePresets',
      "[preset('all', 'All', 'All of it.', ['translation'], { pages: 120 })]",
    ),
  ],
  'web/src/content/offers-on-pages.ts': [valueOf('usualWeeks', "{ translation: '2 weeks' }")],
}

const copied =
  'shared web lambda infra package.json package-lock.json tsconfig.json vite.config.ts'.split(' ')

/** Builds and serves the second company's site from a copy of this project. */
export async function startOtherCompany() {
  const cwd = realpathSync(mkdtempSync(join(tmpdir(), 'other-company-')))
  for (const path of copied) cpSync(path, join(cwd, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(cwd, 'node_modules'), 'junction')
  for (const [path, found] of Object.entries(changes)) {
    let text = readFileSync(path, 'utf8')
    for (const [pattern, replacement] of found) {
      if (!pattern.test(text)) throw new Error(`${path} has no ${String(pattern)}`)
      text = text.replace(pattern, replacement)
    }
    writeFileSync(join(cwd, path), text)
  }
  const { url, close } = await startSite(cwd)
  return {
    url,
    close: async () => {
      await close()
      rmSync(cwd, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}
