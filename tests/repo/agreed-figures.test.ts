import { expect, test } from 'vitest'
import {
  additionalServices,
  customPriceBounds,
  premiumAddOns,
  resources,
} from '#shared/catalogue.ts'
import { coreServices } from '#shared/core-services.ts'
import type { Offer } from '#shared/offer.ts'
import { customerFields } from '#shared/customer-fields.ts'
import { fromCents } from '#shared/money.ts'
import { vatLineName } from '#shared/tax.ts'
import { businessHoursLine, claims } from '#web/content/claims.ts'
import { home } from '#web/content/home.ts'
import { formatPlanPrice, planPrice } from '#web/content/plan-currency.ts'
import { planPeriod } from '#web/content/plan-prices.ts'
import { planAddOns, plans } from '#web/content/plans.ts'
import { policyFigures } from '#web/content/policy-figures.ts'
import { loadServices } from '#web/content/services/services.ts'
import { menuLinks, siteMap } from '#web/content/site-map.ts'
import { taxWords } from '#web/content/tax-words.built.ts'

const services = await loadServices()
const offers: readonly Offer[] = [...coreServices, ...additionalServices, ...premiumAddOns]
const titles = (list: readonly { readonly title: string }[]) => list.map(({ title }) => title)
const toPaths = (list: readonly { readonly path: string }[]) => list.map(({ path }) => path)

// Deliberately repeats the figures of docs/specification.md, so that an accidental change fails here and nowhere else. Two
// spaces or a new line separate the cells; a dash is an empty one. The builder's prices are in US dollars, the plans' in
// Kenyan shillings.
const cellsOf = (table: string) => table.trim().split(/ {2,}|\n\s*/)

type Cell = string | number | boolean | null | undefined
type Cells = readonly (Cell | readonly Cell[])[]
const shown = (found: Cells) => found.flat().map((cell) => String(cell ?? '–'))

test.each<readonly [what: string, found: Cells, agreed: string]>([
  [
    'offers of the builder, and those paid by year or month (rules 7.1 and 7.15)',
    offers.map(({ id, name, price, term }) => [id, name, fromCents(price), term]),
    `network-design    Network Design & Setup         2500  –
     cybersecurity     Cybersecurity Implementation   1800  –
     cloud-migration   Cloud Migration Service        2200  –
     server-setup      Server Setup & Configuration   1500  –
     email             Business Email Setup             75  –
     domain            Domain Registration & DNS        50  year
     ssl-cert          SSL Certificate                 100  year
     backup            Weekly Backup Service            85  year
     docs              Documentation Package           150  –
     phone             Phone Support (Monthly)         120  month
     addon-backup      Premium Backup                  150  year
     addon-ssl         Premium SSL                     100  year
     addon-monitoring  Premium Monitoring              200  month
     addon-support     Premium Support                 300  month`,
  ],
  [
    'sliders: price, period, maximum, step, default (rules 7.2 and 7.15)',
    resources.map((it) => [it.id, fromCents(it.price), it.term, it.max, it.step, it.initial]),
    `storage     2  month  500  50  100
     bandwidth  50  month   10   1    1
     seats      25  month   50   5    5`,
  ],
  [
    'a custom service, VAT, and the plans’ currency (rules 1.6, 7.4 and 9.5)',
    [
      ...Object.values(customPriceBounds).map(fromCents),
      vatLineName(),
      taxWords.builderNote,
      formatPlanPrice(planPrice(29_000)),
    ],
    '25  2500  VAT (16%)  Prices are before VAT.  KES\u{a0}29,000',
  ],
  [
    'the checkout’s fields, whether they are required, and their defaults (rule 9.2)',
    customerFields.map(({ name, isRequired = false, initial }) => [name, isRequired, initial]),
    `fullName    true   –
     email       true   –
     phone       true   –
     company     false  –
     address     false  –
     city        false  –
     postalCode  false  –
     country     false  Kenya
     notes       false  –`,
  ],
  [
    'plans (rule 5.1)',
    plans.map(({ name, price, isPopular }) => [name, price, planPeriod, isPopular]),
    `Core           29000  month  false
     Professional   59000  month  true
     Enterprise    129000  month  false`,
  ],
  [
    'add-ons (rule 5.3)',
    planAddOns.map(({ name, price, unit }) => [name, price, unit]),
    `Cybersecurity Audit      10000  audit
     IoT Integration Package  18000  project
     Staff Training Workshop  15000  session
     Emergency On-Site Visit  12000  visit`,
  ],
  [
    'services: starting price, features, cards, inclusions (rules 4.1, 4.2 and 4.3)',
    services.map(({ slug, startingPrice, features, cards, inclusions }) => [
      slug,
      startingPrice?.price,
      features.length,
      cards.length,
      inclusions.length,
    ]),
    `network-design           –  4  4  8
     cybersecurity        10000  4  4  8
     cloud-integration        –  4  4  8
     automation-iot       18000  4  4  8
     managed-it           29000  4  4  8
     consulting-training  15000  4  4  8`,
  ],
  [
    'claims and business hours (rules 3.5 and 6.5)',
    [...Object.values(claims), businessHoursLine],
    '2019  100+  99.9%  24/7  24  Monday to Friday, 8:30 AM to 6:00 PM EAT',
  ],
  [
    'policy figures (rule 13.1)',
    Object.entries(policyFigures),
    `paymentDueDays                  7
     suspensionAfterDays            14
     terminationNoticeDays          30
     dataRetentionDays              90
     refundReviewBusinessDays        5
     refundProcessingBusinessDays   10
     disputeBusinessDays            14
     fullRefundHours                48
     taxInvoiceBusinessDays          5
     callBusinessDays                2
     surveyBusinessDays              5
     trainingFullRefundPercent     100
     trainingFullRefundDays          7
     trainingPartRefundPercent      50
     trainingPartRefundToDays        6
     trainingPartRefundFromDays      3
     trainingNoRefundHours          48
     auditRefundPercent             50
     uptimePercent                  99.9
     criticalAcknowledgementHours    2
     liabilityMonths                 3`,
  ],
  [
    'the home page’s tiles, cards and industries (rules 3.2 and 3.4)',
    [home.trust.tiles.length, home.capabilities.cards.length, ...titles(home.industries.list)],
    '4  4  Financial services  Healthcare  Manufacturing  Retail',
  ],
  [
    'the menus of the header, the footer and the policies (rules 2.1 and 2.4)',
    toPaths((['header', 'footer', 'legal'] as const).flatMap(menuLinks)),
    `/       /about    /services  /pricing  /custom-quote  /contact
     /about  /services  /pricing  /contact
     /terms  /privacy  /refund    /cookies  /security`,
  ],
  [
    'the twenty paths (rule 1.1)',
    toPaths(siteMap).toSorted(),
    `/           /about            /checkout         /contact
     /cookies    /custom-quote     /payment-failed   /payment-success
     /pricing    /privacy          /refund           /security
     /services   /services/automation-iot            /services/cloud-integration
     /services/consulting-training                   /services/cybersecurity
     /services/managed-it          /services/network-design
     /terms`,
  ],
])('%s', (_, found, agreed) => {
  expect(shown(found)).toEqual(cellsOf(agreed))
})
