import { taxName, vat } from '#shared/vat.ts'
import { about } from './about.ts'
import { claims } from './claims.ts'
import { packageCurrency } from '#shared/locale.ts'
import { company, planCurrency } from './company.ts'
import { home } from './home.ts'
import { planAddOns, plans } from './plans.ts'
import { policyFigures, statutoryPeriods } from './policy-figures.ts'
import { serviceSummaries } from './service-summaries.ts'

// What `npm run check:brand` looks for (docs/rebrand.md). Delete the entries that you keep on purpose.

type Leftover = {
  readonly what: string
  readonly pattern: RegExp
  /** The only files to search. */
  readonly files?: RegExp
  /** Possibly the adopter's own: listed, but allowed in a release. */
  readonly isHint?: boolean
}

/** Traces of the sample company that a rebrand may have missed. */
export const leftovers: readonly Leftover[] = [
  { what: 'the sample’s name', pattern: /mwamba|bedrock|swahili/i },
  { what: 'the sample’s place', pattern: /nairobi|kenya|east afric|ngong|1\.30° S/i },
  { what: 'the sample’s currency', pattern: /\bKES\b|shilling/i },
  { what: 'a sample number', pattern: /\+254|700 000|PVT-/ },
  { what: 'figures to confirm', pattern: /for the owner to confirm/ },
  { what: 'a sample person', pattern: /\b[A-Z]\. Sample/ },
  { what: 'a placeholder domain', pattern: /\.example(?![\w.])|company\.co\.ke/ },
  { what: 'marked as a sample', pattern: /\bsample (data|company|stor|text)|: a sample,/i },
  {
    what: 'law or services of the sample’s country',
    pattern:
      /eTIMS|M.{1,6}Pesa|SACCO|\bKRA\b|ODPC|Central Bank|(?:Data Protection|VAT|Tax Procedures|Consumer Protection) Act/,
  },
  {
    what: 'a word of the sample’s trade, unless it is yours',
    isHint: true,
    pattern: /\bengineers?\b|infrastructure\b(?!\.)|firewall/i,
    files: /^LICENSE|package\.json$|^(?:shared|web\/src\/content)\//,
  },
  { what: 'the sample’s logo', pattern: /M3 10c5-6/ },
  { what: 'the sample’s colours', pattern: /#(b1441c|10202f|fbf8f2|e67e51)\b/ },
  {
    what: 'the sample’s picture on the home page',
    pattern: />(Head office|Firewalls|Fibre 1)</,
    files: /drawings\/hero\.svg$/,
  },
  { what: 'a sample of invented work', pattern: /\ban invented\b/, files: /content\/samples\// },
  {
    what: 'proof to fill in, or to do without',
    pattern: /(?:\b\w+: (?:null|\[\]|\{\}),? ?)+/,
    files: /content\/proof\.ts$/,
  },
]

/** A figure typed in a text, in digits or in words, and the values that it can have. */
type Figure = {
  readonly what: string
  readonly pattern: RegExp
  readonly values: readonly (string | number)[]
}

const { criticalAcknowledgementHours, terminationNoticeDays, uptimePercent } = policyFigures

/** Figures that plans, quote builder, pages and legal documents have to agree on. */
export const figures: readonly Figure[] = [
  { what: 'services', pattern: /(\w+) services\b/gi, values: [serviceSummaries.length] },
  { what: 'plans', pattern: /(\w+) (?:monthly )?plans\b/gi, values: [plans.length] },
  { what: 'add-ons', pattern: /(\w+) add[-‑]ons\b/gi, values: [planAddOns.length] },
  { what: 'values', pattern: /(\w+) values\b/gi, values: [about.values.list.length] },
  {
    what: 'cards on the home page',
    pattern: /(\w+) (?:things we do|kinds of (?:company|client|patient)s?)\b/gi,
    values: [home.capabilities.cards.length, home.industries.list.length],
  },
  {
    what: taxName,
    pattern: new RegExp(`${taxName} (?:of )?\\(?(\\d+) ?%|(\\d+) ?% ${taxName}`, 'g'),
    values: [vat.percent],
  },
  {
    what: 'the answer to critical issues',
    pattern: /(\w+)[- ]hours? (?:answer|response)/gi,
    values: [criticalAcknowledgementHours],
  },
  {
    what: 'hours promised',
    pattern: /within (\w+) hours/gi,
    values: [
      criticalAcknowledgementHours,
      claims.replyWithinHours,
      policyFigures.trainingNoRefundHours,
      statutoryPeriods.breachNoticeHours,
      statutoryPeriods.processorNoticeHours,
    ],
  },
  { what: 'notice', pattern: /(\w+) days’ notice/gi, values: [terminationNoticeDays] },
  {
    what: 'business days',
    pattern: /(\w+) business days/gi,
    values: Object.entries(policyFigures).flatMap(([name, days]) =>
      name.endsWith('BusinessDays') ? days : [],
    ),
  },
  { what: 'uptime', pattern: /uptime[^.$]* (\d+(?:\.\d+)?)%/gi, values: [uptimePercent] },
  {
    what: 'founding year',
    pattern: /(?:since|founded in) (?!1970)(\d{4})/gi,
    values: [claims.foundedYear],
  },
  { what: 'days', pattern: /(Monday to \w+)/g, values: [company.businessHours.days] },
  {
    what: 'a price typed in a text',
    pattern: new RegExp(
      `(?:${packageCurrency.code}|US\\$|${planCurrency.code}) ?(\\d[\\d,]*)`,
      'g',
    ),
    values: [],
  },
]
