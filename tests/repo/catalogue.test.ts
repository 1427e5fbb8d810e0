import { expect, test } from 'vitest'
import { resources } from '#shared/catalogue.ts'
import { coreServices } from '#shared/core-services.ts'
import { findMistakes, loadData } from '#web/build/company-data.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'

const [core] = coreServices
const [slider] = resources
const [service] = serviceSummaries
const { id } = core
const name = core.name.toUpperCase()

async function loadChanged(file: string, changes: object): Promise<unknown> {
  const data = await loadData(file)
  const changed: unknown = Array.isArray(data) ? data : Object.assign({}, data, changes)
  return changed
}

const offers = (...list: readonly object[]) => ({
  coreServices: list.map((changes) => ({ ...core, ...changes })),
})
const formerly = (cents: number, ...days: readonly string[]) =>
  offers({ formerPrices: days.map((until) => ({ cents, until })) })
const sliding = (changes: object) => ({ resources: [{ ...slider, ...changes }] })
const currency = (code: string, decimals: number) => ({ packageCurrency: { code, decimals } })
const withIcon = (icon: string) => ({ resourceCopy: { a: { icon } } })
const services = (...slugs: readonly string[]) => ({
  serviceSummaries: slugs.map((it) => ({ ...service, slug: it })),
})
const vat = (percent: unknown) => ({ vat: { percent } })

const offer = `shared/core-services.ts: coreServices.${id}`
const ofPrices = `shared/core-services.ts: the former prices of “${id}” are not other than today’s`
const onSteps = `shared/price-list.ts: max and initial of “${slider.id}” are not on its steps of 10`
const content = 'web/src/content'
const { slug } = service
const upper = slug.toUpperCase()

test.each<readonly [beginning: string, changes: object]>([
  [`shared/core-services.ts: two have the id “${id}”`, offers({}, { name: 'B' })],
  [`shared/core-services.ts: two have the name “${name}”`, offers({}, { id: 'b', name })],
  [
    `shared/core-services.ts: the name of “${id}” has more than 80`,
    offers({ name: 'A'.repeat(81) }),
  ],
  [`${offer}.price is '250000', not of type number`, offers({ price: '250000' })],
  [`${offer}.price is -1, not a whole amount above 0`, offers({ price: -1 })],
  [`${offer}.name is missing`, offers({ name: undefined })],
  [`${offer}.name is ' ', not a line of visible text`, offers({ name: ' ' })],
  [`${offer}.name is 'A\u200B', not a line of visible text`, offers({ name: 'A\u200B' })],
  [`${offer}.formerPrices.0.until is '28/11/2026', not a day`, formerly(1, '28/11/2026')],
  [`${offer}.formerPrices.0.until is '2020-02-30', not a day`, formerly(1, '2020-02-30')],
  [`${offer}.formerPrices.0.until is '9999-01-01', not a day`, formerly(1, '9999-01-01')],
  [ofPrices, formerly(core.price, '2026-11-22')],
  [ofPrices, formerly(1, '2026-11-22', '2026-11-22')],
  [`shared/price-list.ts: two have the id “${id}”`, sliding({ id })],
  ['shared/price-list.ts: two have the id “custom”', sliding({ id: 'custom' })],
  [`shared/price-list.ts: resources.a,b.id is 'a,b', not small letters`, sliding({ id: 'a,b' })],
  [onSteps, sliding({ max: 15, step: 10, initial: 0 })],
  [onSteps, sliding({ max: 10, step: 10, initial: 20 })],
  [
    `shared/price-list.ts: resources.${slider.id}.unit.other is ''`,
    sliding({ unit: { other: '' } }),
  ],
  ['shared/locale.ts: UGX has 0 decimals, and 2 are set', currency('UGX', 2)],
  ['shared/locale.ts: KWD has 3 decimals, and 3 are set', currency('KWD', 3)],
  ["shared/locale.ts: packageCurrency.code is 'EURO', not a currency’s", currency('EURO', 2)],
  [
    "shared/locale.ts: direction is 'ltr', not that of ar-AE",
    { language: 'ar-AE', direction: 'ltr' },
  ],
  ["shared/locale.ts: direction is 'rtl', not that of ja", { language: 'ja', direction: 'rtl' }],
  ["shared/seller.ts: vat.percent is '16', not of type number", vat('16')],
  ['shared/seller.ts: vat.percent is 1600, not a percentage from 0 to 100', vat(1600)],
  ['shared/seller.ts: vat.percent is 2.925, not a percentage from 0 to 100 with', vat(2.925)],
  [`${content}/catalogue-copy.ts: the icon of “a”, disk, is not in`, withIcon('disk')],
  [`${content}/service-summaries.ts: two have the slug “${slug}”`, services(slug, slug)],
  [`${content}/service-summaries.ts: serviceSummaries.${upper}.slug is`, services(upper)],
  [`${content}/paths.ts: paths.a is '/B', not an address in small`, { paths: { a: '/B' } }],
])('one sentence says of the company’s data: %s', async (beginning, changes) => {
  const load = async (file: string) =>
    loadChanged(file, beginning.startsWith(`${file}: `) ? changes : {})
  expect(await findMistakes(load)).toEqual([expect.stringContaining(beginning)])
})

test('an example is refused whose offers overlap, or are for fewer people than it (rule 7.28), or whose quantity is not on sale', async () => {
  const selection = { fixedItems: [id, 'b'], quantities: { seats: 9 } }
  const changes: Readonly<Record<string, object>> = {
    'shared/core-services.ts': offers({ covers: { ...core.covers, people: 8 } }),
    [`${content}/catalogue-copy.ts`]: { overlaps: [{ pair: [id, 'b'] }] },
    [`${content}/quote-presets.ts`]: {
      quotePresets: [{ name: 'A', selection }],
      peopleCounts: { seats: [9] },
    },
  }
  const presets = `${content}/quote-presets.ts:`
  const example = `${presets} in “A”`
  expect(await findMistakes(async (file) => loadChanged(file, changes[file] ?? {}))).toEqual([
    // As a number of people, and in the example.
    `${presets} 9 of “seats” are not on sale.`,
    `${presets} 9 of “seats” are not on sale.`,
    `${example} “${id}” is for 8 of 9 people.`,
    `${example} “${id}” and “b” overlap.`,
  ])
})

const failAfter = (changes: object) => async (file: string) => {
  if (file === 'shared/core-services.ts') throw new RangeError('Not an amount')
  return loadChanged(file, file === 'shared/seller.ts' ? changes : {})
}

test('a file that throws is named, unless an earlier one’s mistake may be why', async () => {
  expect(await findMistakes(failAfter({}))).toEqual(['shared/core-services.ts: Not an amount.'])
  const [first, ...others] = await findMistakes(failAfter({ taxName: '' }))
  expect([first, others]).toEqual([expect.stringContaining('shared/seller.ts: taxName'), []])
})

test('the company’s data has no mistakes', async () => {
  expect(await findMistakes()).toEqual([])
})
