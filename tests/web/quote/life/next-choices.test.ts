import { expect, test } from 'vitest'
import { cents } from '#shared/money.ts'
import { notices } from '#web/content/notices.ts'
import { initialLife, type QuoteEvent } from '#web/quote/life/quote-life.ts'
import { changePrice } from '#tests/support/changed-prices.ts'
import { quoteOf } from '#web/quote/model/selection.ts'
import { quotePresets } from '#web/content/quote-presets.ts'
import {
  cabling,
  chosen,
  customChanged,
  domain,
  emptied,
  firewall,
  full,
  last,
  line,
  live,
  liveOn,
  nothingKept,
  proceeded,
  removed,
  replaced,
  resized,
  restored,
  toggled,
  undone,
} from '#tests/support/quote-events.ts'
import { atTodaysPrices, nothing } from '#tests/support/selections.ts'

test('a quantity goes to the nearest step of its slider', () => {
  expect(live(resized(480)).selection.quantities).toEqual({ space: 500, days: 0 })
})

test('a press chooses an offer, and a second one removes it', () => {
  const both = [toggled(firewall), toggled(domain)]
  expect(live(...both).selection.fixedItems).toEqual(['firewall', 'domain'])
  expect(live(...both, toggled(firewall)).selection.fixedItems).toEqual(['domain'])
})

test('a custom service keeps its name and price while it is left out', () => {
  const custom = { selected: true, name: 'Antenna', price: cents(99_50) }
  const without = live(customChanged(custom), customChanged({ selected: false }))
  expect(without.selection.custom).toEqual({ ...custom, selected: false })
  const removal = quoteOf(full).lines.slice(-1).map(removed)
  expect(live(replaced(full), ...removal).selection).toEqual({
    ...full.selection,
    custom: { ...full.selection.custom, selected: false },
  })
})

test('Undo brings back the line that was removed last, alone, until the next change (rule 7.16)', () => {
  const removals = [replaced(full), removed(line), removed(last)] as const
  const back = live(...removals, undone)
  expect(quoteOf(back).lines).toEqual(quoteOf(full).lines.slice(1))
  expect(back.selection.custom).toEqual(full.selection.custom)
  expect(back.lastStep).toBeNull()
  expect(live(...removals, toggled(domain)).lastStep).toBeNull()
  const emptiedAgain = [emptied, toggled(cabling), removed(line), proceeded] as const
  expect(live(...emptiedAgain).refused).toBe('notOrderable')
  expect(live(...emptiedAgain, undone).refused).toBeNull()
  expect(live(...removals, replaced(chosen), undone).choices).toEqual(chosen)
})

test.each([
  ['all of it', true, false, notices.quoteRestored.title],
  [
    'a part, at higher prices',
    false,
    true,
    `${notices.quoteRestoredInPart.title}\n${notices.pricesRisen.title}`,
  ],
])('of the last quote %s is restored, and told', (_case, isComplete, hasRisen, told) => {
  const lastQuote = { ...chosen, isComplete, hasRisen }
  const life = liveOn({ ...initialLife, choices: full, lastQuote }, restored)
  expect(life).toMatchObject(chosen)
  expect(life.told).toBe(told)
  // What stood there takes its place, so that this can be taken back.
  expect(life.lastQuote).toMatchObject(full)
  expect(life.asked[0]).toEqual({ type: 'do/keepLastQuote', choices: null })
})

const example = replaced(atTodaysPrices(quotePresets[1]?.selection ?? nothing))
const linked = replaced(chosen, 'Done.', false)

test.each<[string, readonly QuoteEvent[], readonly string[] | undefined]>([
  ['is kept when an example takes its place', [toggled(domain), example], ['domain']],
  ['stays when nothing or an example does then', [toggled(domain), emptied, example], ['domain']],
  ['is no first visit’s', [example], undefined],
  ['is none that a link has brought', [toggled(domain), linked, emptied], ['domain']],
  [
    'is a link’s once it is changed',
    [linked, toggled(domain), emptied],
    ['cabling', 'firewall', 'domain'],
  ],
  [
    'is what was made of an example',
    [example, toggled(cabling), emptied],
    ['firewall', 'hotline', 'cabling'],
  ],
])('the last package of the visitor %s (rule 7.12)', (_case, events, expected) => {
  const { lastQuote, asked } = live(...events)
  expect(lastQuote?.selection.fixedItems).toEqual(expected)
  // With the draft that takes its place, in one effect.
  expect(asked.at(-1)).toMatchObject({ type: 'do/keepDraft', lastQuote })
})

test('another tab’s draft is kept when a package takes its place, and what was kept there before stays (rule 7.12)', () => {
  const whole = { isComplete: true, hasRisen: false }
  const payload = { ...example.payload, draft: { ...chosen, ...whole, isOwn: true } }
  const kept = { ...full, ...whole }
  expect(live({ ...example, payload }).lastQuote).toMatchObject(chosen)
  expect(live({ ...example, payload: { ...example.payload, lastQuote: kept } }).lastQuote).toBe(
    kept,
  )
  const stale = { ...proceeded, payload: { ...proceeded.payload, draft: payload.draft } }
  expect(live(toggled(domain), stale).lastQuote).toMatchObject(chosen)
})

test('each change is counted, and a change of all choices withdraws what Proceed has said', () => {
  const { revision } = live()
  const asked = [customChanged({ selected: true }), proceeded] as const
  expect(live(...asked)).toMatchObject({ refused: 'unfinished', revision: revision + 1 })
  expect(live(...asked, replaced(chosen))).toMatchObject({ refused: null, revision: revision + 2 })
})

const leaves = (day: string) => ({ type: 'quote/made', payload: day }) as const
const printed = leaves('2026-11-27')
const later = { ...proceeded, payload: { ...nothingKept, day: '2026-12-10' } }
const held = { ...chosen, held: { cabling: cents(2_400_00) } }
const sent = { ...held, lastDay: '2026-12-20' }

test.each<[string, readonly QuoteEvent[], string | undefined]>([
  ['is drafted', [replaced(chosen)], undefined],
  ['is printed, shared or sent', [printed], '2026-12-27'],
  ['is printed again, and proceeded with', [printed, leaves('2026-12-01'), later], '2026-12-27'],
  ['is changed afterwards', [printed, toggled(domain)], undefined],
  ['is quoted again at today’s prices', [printed, replaced(chosen), later], '2027-01-09'],
  ['comes from a link', [replaced(sent), later], '2026-12-20'],
  ['keeps a former price of it', [replaced(sent), toggled(domain)], '2026-12-20'],
  ['has a former price, and is printed', [replaced(held), leaves('2026-12-10')], '2026-12-31'],
])('a quote that %s has the last day of when it first left (rule 7.22)', (_case, events, day) => {
  changePrice(cabling, cents(3_000_00), [{ cents: cents(2_400_00), until: '2026-12-01' }])
  const { lastDay, asked } = live(toggled(cabling), ...events)
  const drafts = asked.flatMap((effect) => (effect.type === 'do/keepDraft' ? effect.choices : []))
  expect([lastDay, drafts.at(-1)?.lastDay]).toEqual([day, day])
})
