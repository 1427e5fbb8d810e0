import { expect, test } from 'vitest'
import { resources } from '#shared/catalogue.ts'
import { cents } from '#shared/money.ts'
import { notices } from '#web/content/notices.ts'
import {
  chosen,
  customChanged,
  second,
  third,
  full,
  last,
  line,
  live,
  proceeded,
  removed,
  replaced,
  toggled,
} from '#tests/support/quote-events.ts'

const [resource] = resources

test('a quantity goes to the nearest step of its slider', () => {
  const payload = { resource, quantity: 480 }
  const { selection } = live({ type: 'quote/quantityChanged', payload })
  expect(selection.quantities).toEqual({ space: 500, days: 0 })
})

test('a press chooses an offer, and a second one removes it', () => {
  expect(live(toggled(second), toggled(third)).selection.fixedItems).toEqual([second.id, third.id])
  const { selection } = live(toggled(second), toggled(third), toggled(second))
  expect(selection.fixedItems).toEqual([third.id])
})

test('a custom service keeps its name and price while it is left out', () => {
  const custom = { selected: true, name: 'Antenna', price: cents(99_50) }
  const left = live(customChanged(custom), customChanged({ selected: false }))
  expect(left.selection.custom).toEqual({ ...custom, selected: false })
})

const undone = { type: 'quote/stepUndone', payload: '' } as const

test('Undo brings back the line that was removed last, alone, until the next change (rule 7.16)', () => {
  const removals = [replaced(full), removed(line), removed(last)] as const
  const back = live(...removals, undone)
  expect(back.choices).toEqual(live(replaced(full), removed(line)).choices)
  expect(back.lastStep).toBeNull()
  expect(live(...removals, toggled(third)).lastStep).toBeNull()
  expect(live(...removals, replaced(chosen), undone).choices).toEqual(live(...removals).choices)
})

test.each([
  ['all of it', true, false, [notices.quoteRestored]],
  [
    'what is left of it, at higher prices',
    false,
    true,
    [notices.quoteRestoredInPart, notices.pricesRisen],
  ],
])('of the last quote %s is restored, and told', (_case, isComplete, hasRisen, told) => {
  const lastQuote = { ...chosen, isComplete, hasRisen }
  const restored = live({
    type: 'quote/lastQuoteRestored',
    payload: { lastQuote, text: 'Restored' },
  })
  expect(restored).toMatchObject({ ...chosen, told })
})

test('each change is counted, and a change of all choices withdraws what Proceed has said', () => {
  const { revision } = live()
  const asked = [customChanged({ selected: true }), proceeded] as const
  expect(live(...asked)).toMatchObject({ refused: 'unfinished', revision: revision + 1 })
  expect(live(...asked, replaced(chosen))).toMatchObject({ refused: null, revision: revision + 2 })
})
