import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { customPriceBounds } from '#shared/catalogue.ts'
import { listSeparator } from '#shared/locale.ts'
import { quantityText } from '#shared/pricing.ts'
import type { Choices } from '#shared/quote.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { describeStep } from '#web/quote/builder/describe-step.ts'
import { nextLife } from '#web/quote/life/next-life.ts'
import { initialLife, type QuoteEvent } from '#web/quote/life/quote-life.ts'
import { quoteOf } from '#web/quote/model/selection.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import { anySelection, atTodaysPrices } from '#tests/support/selections.ts'

const { change: copy } = quoteBuilder.start
const text = 'Done.'

/** Any package whose names can be told apart in a sentence. */
const anyPackage = fc
  .record({
    selection: anySelection,
    selected: fc.boolean(),
    name: fc.constantFrom('Rooftop antenna', 'Rack relocation'),
    price: fc.constantFrom(...Object.values(customPriceBounds)),
  })
  .map(({ selection, ...custom }) => atTodaysPrices({ ...selection, custom }))

/** One that is the visitor's: neither empty, nor a first visit's, nor an example. */
const anyOwnPackage = anyPackage.map(({ selection, ...kept }) => ({
  ...kept,
  selection: { ...selection, custom: { ...selection.custom, selected: true } },
}))

/** What a buyer knows of a package: of each line its quantity, or else its price. */
const knownOf = (choices: Choices) =>
  new Map(
    quoteOf(choices).lines.map((line) => [
      line.name,
      quantityText(line) ?? formatPrice(line.unitPrice),
    ]),
  )

/** The names in a sentence that is said; none if it isn't. */
function namesIn(said: string, sentence: (names: string) => string): readonly string[] {
  const [before = '', after = ''] = sentence('\n').split('\n')
  if (!said.includes(before)) return []
  const [names = ''] = said.slice(said.indexOf(before) + before.length).split(after)
  return names.split(listSeparator)
}

const replaced = (choices: Choices): QuoteEvent => ({
  type: 'quote/packageReplaced',
  payload: { choices, text },
})
const undone: QuoteEvent = { type: 'quote/stepUndone', payload: text }
const restored = (choices: Choices): QuoteEvent => ({
  type: 'quote/lastQuoteRestored',
  payload: { lastQuote: { ...choices, isComplete: true, hasRisen: false }, text },
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
      for (const name of namesIn(said, copy.removed)) expect(known.delete(name)).toBe(true)
      for (const name of namesIn(said, copy.added)) {
        expect(known.has(name)).toBe(false)
        known.set(name, now.get(name) ?? 'nothing')
      }
      for (const change of namesIn(said, copy.changed)) {
        const [name = ''] = [...known.keys()].filter((it) => change.startsWith(`${it} `))
        const to = now.get(name) ?? 'nothing'
        expect(change).toBe(copy.fromTo(name, known.get(name) ?? 'nothing', to))
        expect(known.get(name)).not.toBe(to)
        known.set(name, to)
      }
      expect(known).toEqual(now)
      expect(said.includes(copy.none)).toBe(said === `${text} ${copy.none}`)
    }),
  )
})
