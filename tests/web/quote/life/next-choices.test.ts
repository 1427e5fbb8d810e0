import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#shared/money.ts'
import type { QuoteLine } from '#shared/pricing.ts'
import type { Choices } from '#shared/quote.ts'
import { listSeparator } from '#shared/locale.ts'
import { notices } from '#web/content/notices.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { describeStep } from '#web/quote/builder/last-step.tsx'
import { nextLife } from '#web/quote/life/next-life.ts'
import { initialLife, type QuoteEvent } from '#web/quote/life/quote-life.ts'
import { quotePresets } from '#web/content/quote-presets.ts'
import { quoteOf } from '#web/quote/model/selection.ts'
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
  proceeded,
  removed,
  replaced,
  resized,
  restored,
  toggled,
  undone,
} from '#tests/support/quote-events.ts'
import { anySelection, atTodaysPrices, nothing, only } from '#tests/support/selections.ts'

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
})

test('Undo brings back the line that was removed last, alone, until the next change (rule 7.16)', () => {
  const removals = [replaced(full), removed(line), removed(last)] as const
  const back = live(...removals, undone)
  expect(back.choices).toEqual(live(replaced(full), removed(line)).choices)
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

/** Any package whose names can be told apart in a sentence. */
const anyPackage = fc
  .record({
    selection: anySelection,
    selected: fc.boolean(),
    name: fc.constantFrom('Rooftop antenna', 'Rack relocation'),
    price: fc.constantFrom(cents(25_00), cents(2_500_00)),
  })
  .map(({ selection, ...custom }) => atTodaysPrices({ ...selection, custom }))

/** One that is the visitor's: neither empty, nor a first visit's, nor an example. */
const anyOwnPackage = anyPackage.map(({ selection, ...kept }) => ({
  ...kept,
  selection: { ...selection, custom: { ...selection.custom, selected: true } },
}))

/** What can change of a line, as it is said. */
function stateOf({ id, quantity, unitPrice }: QuoteLine): string {
  if (id === 'space') return `${quantity} GB`
  if (id === 'days') return quantity === 1 ? '1 day' : `${quantity} days`
  return unitPrice === 25_00 ? 'US$25' : 'US$2,500'
}

/** What a buyer knows of a package. */
const knownOf = (choices: Choices) =>
  new Map(quoteOf(choices).lines.map((it) => [it.name, stateOf(it)]))

const { added, removed: gone, changed, fromTo, none } = quoteBuilder.start.change

/** The names in a sentence such as "Added: Domain, Hotline."; none without it. */
function namesIn(said: string, sentence: (names: string) => string): readonly string[] {
  const [before = '', after = ''] = sentence('\n').split('\n')
  return said.split(before)[1]?.split(after)[0]?.split(listSeparator) ?? []
}

test('a change that is the only one is told', () => {
  const more = atTodaysPrices(only(cabling, firewall, domain))
  const { lastStep } = liveOn({ ...initialLife, choices: chosen }, replaced(more))
  expect(lastStep && describeStep(lastStep)).toBe(`Done. ${added('Domain')}`)
})

test.each([
  ['an example', (_first: Choices, next: Choices) => [replaced(next)]],
  [
    'the last quote',
    (first: Choices, next: Choices) => [replaced(next), replaced(first), restored],
  ],
])('after %s, what is said is exactly what has changed (rule 7.12)', (_case, eventsOf) => {
  fc.assert(
    fc.property(anyOwnPackage, anyPackage, (first, next) => {
      let [life] = nextLife({ ...initialLife, choices: first }, replaced(first))
      let before = first
      for (const event of eventsOf(first, next)) {
        before = life.choices ?? first
        ;[life] = nextLife(life, event)
      }
      const { choices, lastStep } = life
      if (!choices || !lastStep) throw new Error('Nothing is said')
      const said = describeStep(lastStep)

      // Whoever knows the former package and hears this, knows the latter.
      const known = knownOf(before)
      const now = knownOf(choices)
      for (const name of namesIn(said, gone)) expect(known.delete(name)).toBe(true)
      for (const name of namesIn(said, added)) {
        expect(known.has(name)).toBe(false)
        known.set(name, now.get(name) ?? 'nothing')
      }
      for (const change of namesIn(said, changed)) {
        const isMeant = ([name, from]: [string, string]) =>
          now.get(name) !== from && change === fromTo(name, from, now.get(name) ?? '')
        const [name = ''] = [...known].find(isMeant) ?? []
        known.set(name, now.get(name) ?? '')
      }
      expect(known).toEqual(now)
      expect(said.includes(none)).toBe(said === `Done. ${none}`)
    }),
  )
})
