import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#shared/money.ts'
import type { QuoteLine } from '#shared/pricing.ts'
import type { Choices } from '#shared/quote.ts'
import { describeStep } from '#web/quote/builder/last-step.tsx'
import { nextLife } from '#web/quote/life/next-life.ts'
import { initialLife, type QuoteEvent } from '#web/quote/life/quote-life.ts'
import { quoteOf } from '#web/quote/model/selection.ts'
import { replaced, undone } from '#tests/support/quote-events.ts'
import { anySelection, atTodaysPrices } from '#tests/support/selections.ts'

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
  new Map(quoteOf(choices).lines.map((line) => [line.name, stateOf(line)]))

/** The names in a sentence such as "Added: Domain, Hotline."; none without it. */
const namesIn = (said: string, what: string): readonly string[] =>
  new RegExp(`${what}: (.*?)\\.`).exec(said)?.[1]?.split(', ') ?? []

const restored = (choices: Choices): QuoteEvent => ({
  type: 'quote/lastQuoteRestored',
  payload: { lastQuote: { ...choices, isComplete: true, hasRisen: false }, text: 'Done.' },
})

test.each([
  ['an example', (_first: Choices, next: Choices) => [replaced(next)]],
  ['Undo', (first: Choices, next: Choices) => [replaced(next), replaced(first), undone]],
  ['the last quote', (_first: Choices, next: Choices) => [restored(next)]],
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
      for (const name of namesIn(said, 'Removed')) expect(known.delete(name)).toBe(true)
      for (const name of namesIn(said, 'Added')) {
        expect(known.has(name)).toBe(false)
        known.set(name, now.get(name) ?? 'nothing')
      }
      for (const change of namesIn(said, 'Changed')) {
        const [, name = '', from, to = ''] = /^(.*) from (.*) to (.*)$/.exec(change) ?? []
        expect(from).toBe(known.get(name))
        expect(to).not.toBe(from)
        known.set(name, to)
      }
      expect(known).toEqual(now)
      const nothing = 'Done. Nothing in your package has changed.'
      expect(said.includes('Nothing')).toBe(said === nothing)
    }),
  )
})
