import { expect, test } from 'vitest'
import { cents } from '#shared/money.ts'
import type { QuoteEvent } from '#web/quote/life/quote-life.ts'
import { readOrder } from '#web/quote/keep/order.ts'
import { formatDay } from '#web/ui/browser/format-day.ts'
import { changePrice } from '#tests/support/changed-prices.ts'
import { tellPlaces } from '#tests/support/told-places.ts'
import * as it from '#tests/support/quote-events.ts'

const leaves = (day: string) => ({ type: 'quote/made', payload: day }) as const
const printed = leaves('2026-11-27')
const later = { ...it.proceeded, payload: { ...it.nothingKept, day: '2026-12-10' } }
const held = { ...it.chosen, held: { cabling: cents(2_400_00) } }
const sent = { ...held, lastDay: '2026-12-20' }

test.each<[string, readonly QuoteEvent[], string | undefined]>([
  ['is drafted', [it.replaced(it.chosen)], undefined],
  ['is printed, shared or sent', [printed], '2026-12-27'],
  ['is printed again, and proceeded with', [printed, leaves('2026-12-01'), later], '2026-12-27'],
  ['is changed afterwards', [printed, it.toggled(it.domain)], undefined],
  ['is quoted again at today’s prices', [printed, it.replaced(it.chosen), later], '2027-01-09'],
  ['comes from a link', [it.replaced(sent), later], '2026-12-20'],
  ['keeps a former price of it', [it.replaced(sent), it.toggled(it.domain)], '2026-12-20'],
  ['has a former price, and is printed', [it.replaced(held), leaves('2026-12-10')], '2026-12-31'],
])('a quote that %s has the last day of when it first left (rule 7.22)', (_case, events, day) => {
  changePrice(it.cabling, cents(3_000_00), [{ cents: cents(2_400_00), until: '2026-12-01' }])
  const { lastDay, asked } = it.live(it.toggled(it.cabling), ...events)
  const drafts = asked.flatMap((effect) => (effect.type === 'do/keepDraft' ? effect.choices : []))
  expect([lastDay, drafts.at(-1)?.lastDay]).toEqual([day, day])
})

test('a quote of twenty days ago has one last day, which every place names that promises one', async () => {
  const lastDay = new Date(Date.now() + 10 * 24 * 60 * 60_000).toISOString().slice(0, 10)
  const { found } = await tellPlaces({ ...it.chosen, lastDay })
  const named = Object.keys(found).filter((place) => found[place]?.includes(formatDay(lastDay)))
  const quotes = ['its printed quote', 'the document of a link', 'the checkout’s summary']
  expect(named).toEqual(['the builder’s panel', 'its sheet', ...quotes, 'the message'])
  expect(readOrder(undefined)?.choices).toMatchObject({ lastDay })
})
