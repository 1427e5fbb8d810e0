import { expect, test, vi } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { priceSelection } from '#shared/quote.ts'
import { quoteFragment } from '#shared/inline-script.ts'
import { quoteLink, readQuoteLink } from '#web/quote/keep/quote-link.ts'
import type { KeptQuote } from '#web/quote/keep/kept-quote.ts'
import { quoteOf } from '#web/quote/model/selection.ts'
import { everything, only } from '#tests/support/selections.ts'

const [offer] = fixedItems
const { lines } = priceSelection(everything)
const link = fragmentOf(quoteLink(priceSelection(everything), ''))

/** The lines of a quote that was read; none if the link was refused. */
function linesIn(quote: KeptQuote | null) {
  return quote ? quoteOf(quote).lines : []
}

function fragmentOf(url: string): string {
  return url.slice(url.indexOf('#'))
}

/** A link with any items, as someone who knows the format could write it. */
function linkOf(...items: readonly string[]): string {
  const content = items.join('.')
  return `#q=2.${content.length}.${content}`
}

function customItem(name: string, price = 25_00): string {
  return `custom_1_${price}_${Buffer.from(name).toString('base64url')}`
}

const offerItem = 'cabling_1_240000'

test('a link cut anywhere is refused', () => {
  for (let length = 0; length < link.length; length += 1) {
    expect(readQuoteLink(link.slice(0, length)), link.slice(0, length)).toBeNull()
  }
})

test.each(['.', ')', '…', ').\n', '&utm_source=chat', '%E2%80%A6'])(
  'a link is read with %j at its end',
  (appended) => {
    expect(linesIn(readQuoteLink(link + appended))).toEqual(lines)
  },
)

test('a percent-encoded link is read', () => {
  const encoded = `#${encodeURIComponent(link.slice(1))}`.replaceAll('_', '%5F')
  expect(encoded).toMatch(quoteFragment)
  expect(linesIn(readQuoteLink(encoded))).toEqual(lines)
})

test.each([
  ['another version', link.replace('#q=3', '#q=4')],
  ['no day', link.replace(/\d{8}_/, '')],
  ['more text than a link can have', link + '.'.repeat(4000)],
  ['a broken encoding', `${link}%E0%A4`],
  ['nothing on sale', linkOf('fax_1_100', 'telex_1_100')],
  ['a line without a price', linkOf('cabling_1')],
  ['a price in exponents', linkOf('cabling_1_1e9')],
  ['a point at its end', linkOf(offerItem, '')],
])('a link with %s is refused', (_case, fragment) => {
  expect(readQuoteLink(fragment)).toBeNull()
})

test.each([
  ['a duplicate', offerItem],
  ['a quantity of an offer', 'firewall_2_60000'],
  ['a quantity above the slider', 'space_550_200'],
  ['a resource without a quantity', 'space_0_200'],
  ['a custom price above the bounds', customItem('Antenna', 2_500_01)],
  ['a custom service without a name', customItem('')],
  ['a custom name that is not text', 'custom_1_30000__w'],
  ['a custom name of the catalogue', customItem('Office Cabling')],
])('%s is left out, and the rest is kept', (_case, item) => {
  const { lines: kept } = priceSelection(only(offer))
  const quote = readQuoteLink(linkOf(offerItem, item))
  expect(linesIn(quote)).toEqual(kept)
  expect(quote?.isComplete).toBe(false)
})

test.each([
  ['20261127', '2026-12-27', undefined],
  // By a clock that is a day slow, and more than anybody can have promised.
  ['20261128', '2026-12-28', undefined],
  ['20281128', '2026-12-28', undefined],
  ['20261027', undefined, '2026-11-26'],
  ['20260231', undefined, undefined],
  ['00000000', undefined, undefined],
])('a link of the day %s holds until %s, or has ended on %s', (day, lastDay, endedOn) => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 27))
  expect(readQuoteLink(link.replace(/\d{8}/, day))).toMatchObject({ lastDay, endedOn })
})
