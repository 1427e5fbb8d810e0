import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { isPlainText } from '#shared/plain-text.ts'

// What each value of the company's data has to be. This file imports no data, which may throw when it is loaded.

const string = (rule: string, test: (it: string) => boolean) =>
  v.pipe(v.string(), v.check(test, rule))
const number = (rule: string, test: (it: number) => boolean) =>
  v.pipe(v.number(), v.check(test, rule))
const record = <Value extends v.GenericSchema>(value: Value) => v.record(v.string(), value)

const isSlug = (it: string) => /^[a-z\d-]+$/.test(it)
const text = string('a line of visible text', (it) => it.trim() !== '' && isPlainText(it))
const id = string('small letters, digits and hyphens', isSlug)
const slug = string(
  'in small letters the name of a file in web/src/content/services/',
  (it) => isSlug(it) && existsSync(`web/src/content/services/${it}.ts`),
)
const path = string('an address in small letters, such as /about', (it) =>
  /^\/([a-z\d-]+(\/[a-z\d-]+)*)?$/.test(it),
)
const day = string(
  'a day such as 2026-11-22, up to today where the day begins first',
  (it) =>
    Date.parse(it) < Date.now() + 14 * 3_600_000 && new Date(it).toISOString().slice(0, 10) === it,
)
const amount = number('a whole amount above 0', (it) => it > 0 && Number.isSafeInteger(it))
const percent = number(
  'a percentage from 0 to 100 with at most two decimals',
  (it) => it >= 0 && it <= 100 && Number(it.toFixed(2)) === it,
)
const code = string('a currency’s code', (it) => Intl.supportedValuesOf('currency').includes(it))
const language = string('a tag such as en-GB', (it) => /^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/.test(it))

const formerPrices = v.optional(v.array(v.object({ cents: amount, until: day })), [])
const priced = { id, name: text, price: amount, formerPrices }
const covers = v.object({ extent: text, people: v.optional(amount), without: v.array(text) })
const offers = v.array(v.object({ ...priced, description: text, covers }))
const unit = v.objectWithRest({ other: text }, text)
const slider = { ...priced, label: text, unit, max: amount, step: amount, initial: v.number() }
const example = v.object({ fixedItems: v.array(id), quantities: record(v.number()) })
const named = v.array(v.object({ name: text }))

/** By file, each after those that it imports: their mistakes may make it throw. */
export const companySchema = v.object({
  'shared/locale.ts': v.object({
    packageCurrency: v.object({ code, decimals: v.number() }),
    language,
    direction: v.string(),
  }),
  'shared/seller.ts': v.object({
    taxName: text,
    vat: v.object({ percent }),
    paymentTerms: v.object({ percentWithOrder: percent }),
  }),
  'shared/core-services.ts': v.object({ coreServices: offers }),
  'shared/price-list.ts': v.object({
    additionalServices: offers,
    premiumAddOns: offers,
    resources: v.array(v.object(slider)),
    customPriceBounds: v.object({ min: amount, max: amount }),
  }),
  'shared/catalogue.ts': v.object({ customServiceId: id, customNameMaxLength: amount }),
  'web/src/content/company.ts': v.object({
    planCurrency: v.object({ code }),
    bankAccount: v.array(text),
  }),
  'web/src/content/exchange-rate.ts': v.object({ exchangeRate: v.object({ day }) }),
  'web/src/content/plan-prices.ts': v.object({
    planPrices: record(amount),
    addOnPrices: record(v.object({ price: amount })),
  }),
  'web/src/content/plans.ts': v.object({ plans: named, planAddOns: named }),
  'web/src/content/quote-presets.ts': v.object({
    quotePresets: v.array(v.object({ name: text, selection: example })),
    peopleCounts: record(v.array(amount)),
  }),
  'web/src/ui/icons.ts': record(v.unknown()),
  'web/src/content/catalogue-copy.ts': v.object({
    resourceCopy: record(v.object({ icon: text })),
    overlaps: v.array(v.object({ pair: v.tuple([id, id]) })),
  }),
  'web/src/content/service-summaries.ts': v.object({
    serviceSummaries: v.array(v.object({ slug, title: text })),
  }),
  'web/src/content/paths.ts': v.object({ paths: record(path) }),
  'web/src/content/legal/': v.array(v.object({ slug: text, updated: day })),
})
