import { expect, test } from 'vitest'
import { cents } from '#shared/money.ts'
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
  proceeded,
  removed,
  replaced,
  resized,
  toggled,
  undone,
} from '#tests/support/quote-events.ts'

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
  expect(live(...removals, replaced(chosen), undone).choices).toEqual(live(...removals).choices)
})

test.each([
  ['all of it', true, false, /^Quote restored\. .*$/],
  [
    'a part, at higher prices',
    false,
    true,
    /^Quote restored in part\. .*\nPrices have risen\. .*$/,
  ],
])('of the last quote %s is restored, and told', (_case, isComplete, hasRisen, told) => {
  const payload = { lastQuote: { ...chosen, isComplete, hasRisen }, text: 'Restored' }
  const life = live({ type: 'quote/lastQuoteRestored', payload })
  expect(life).toMatchObject(chosen)
  expect(life.told).toMatch(told)
})

test('each change is counted, and a change of all choices withdraws what Proceed has said', () => {
  const { revision } = live()
  const asked = [customChanged({ selected: true }), proceeded] as const
  expect(live(...asked)).toMatchObject({ refused: 'unfinished', revision: revision + 1 })
  expect(live(...asked, replaced(chosen))).toMatchObject({ refused: null, revision: revision + 2 })
})
