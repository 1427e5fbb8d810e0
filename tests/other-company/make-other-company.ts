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
import { filesIn } from '#infra/tools/files.ts'

// A second company, far smaller than the one that this site is of, in another currency and with another tax: one offer of
// each kind, one slider without steps, no add-ons, one plan, prices that include the tax, texts without blanks between them. It replaces what sells, and what
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

// All of docs/deploy.md but `live`, which needs words of one's own.
const settings = `{ account: '123456789012', stackName: 'Shop', domainNames: ['www.example.com'],
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/01234567-89ab-cdef-0123-456789abcdef',
  hostedZone: { id: 'Z0123456789ABCDEFGHIJ', name: 'example.com' }, paymentsKeyParameter: '/shop/key', firewall: true,
  alarmEmail: 'operations@example.com', pagerUrl: 'https://pager.example.com/key',
  githubRepository: 'owner/site', reservedConcurrency: 40 }`

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
    [/code: '\w+', decimals: \d/, "code: 'UGX', decimals: 0, format: 'UGX:#'"],
    [/((?:joiner|unitSeparator): string = )' '/g, "$1''"],
    [/countryCode = '\w+'/, "countryCode = 'UG'"],
    [/language = '.+'/, "language = 'en-GB'"],
    [/(dateStyle: .* = )'\w+'/, "$1'short'"],
  ],
  'web/src/content/company.ts': [
    [/(export const messenger: \{[\s\S]*?\} \| null = )\{[\s\S]*?\n\}/, '$1null'],
  ],
  'shared/seller.ts': [
    [/invoicePrefix = '\w+'/, "invoicePrefix = 'REC'"],
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
  'infra/stack/config.ts': [[/(const config: ConfigInput = )\{.*\}/, `$1${settings}`]],
  'web/src/content/offers-on-pages.ts': [
    valueOf('usualWeeks', "{ translation: '2 weeks' }"),
    [/(listedOffers\b.* = ).*/, "$1['translation', 'pages']"],
    [/(cloud-integration', )'[^']*'/, "$1'pages'"],
  ],
}

const copied =
  'docs shared web lambda infra tests cdk.json package.json package-lock.json tsconfig.json vite.config.ts vitest.config.ts'.split(
    ' ',
  )

// As docs/rebrand.md says, all others are deleted.
const keptOfSamples = /\/(?:sample-sheet|sample-section)\.\w+$/

/** Copies the project to a folder of its own and makes it the second company's. */
export function makeOtherCompany() {
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
  for (const folder of ['content', 'drawings'])
    for (const file of filesIn(join(cwd, `web/src/${folder}/samples`)))
      if (!keptOfSamples.test(file)) rmSync(file)
  return { cwd, remove: () => rmSync(cwd, { recursive: true, force: true, maxRetries: 10 }) }
}
