import { expect, test } from 'vitest'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { nextLife } from '#web/quote/life/next-life.ts'
import {
  currentChoices,
  initialLife,
  type QuoteEvent,
  type QuoteLife,
} from '#web/quote/life/quote-life.ts'
import type { Notice } from '#web/ui/browser/notifications.ts'
import {
  checkoutOpened,
  chosen,
  customChanged,
  elsewhere,
  third,
  full,
  live,
  opened,
  proceeded,
  replaced,
  toggled,
} from '#tests/support/quote-events.ts'

const readDraft = { ...chosen, isComplete: true, hasRisen: false }

test.each([
  ['no longer has all of its lines (rule 8.2)', false, false, notices.quoteDamaged],
  ['has become more expensive (rule 7.22)', true, true, notices.pricesRisen],
])('a draft is opened, and told if it %s', (_case, isComplete, hasRisen, notice) => {
  const draft = { ...chosen, isComplete, hasRisen }
  const event = { type: 'quote/builderOpened', payload: { draft, isBrought: false } } as const
  const [life, ...told] = nextLife(initialLife, event)
  expect(currentChoices(life)).toEqual(chosen)
  expect(told).toEqual([{ type: 'do/tell', notice }])
})

test('a builder that opens again keeps what was chosen (rule 8.5)', () => {
  const payload = { draft: readDraft, isBrought: true }
  const again = live(toggled(third), { type: 'quote/builderOpened', payload })
  expect(again.selection.fixedItems).toEqual([third.id])
})

test.each<[string, QuoteEvent[], QuoteLife['choices']]>([
  ['is opened where nothing was chosen', [elsewhere(chosen)], chosen],
  ['leaves unsaved choices alone', [replaced(full), elsewhere(chosen)], full],
  ['leaves the choices if it was cleared', [elsewhere(chosen), elsewhere(null)], chosen],
])(
  'another tab’s quote %s, and nothing is written again (rules 8.4 and 8.7)',
  (_case, events, choices) => {
    const { effects, ...life } = live(...events)
    expect(life.saves).toBe(0)
    expect(currentChoices(life)).toEqual(choices)
    const own = live(...events.filter(({ type }) => type !== 'quote/savedElsewhere'))
    expect(effects.filter(({ type }) => type !== 'do/tell')).toEqual(own.effects)
  },
)

test.each<[string, QuoteEvent[], notice: Notice]>([
  ['shows it', [elsewhere(chosen)], notices.quoteChangedElsewhere],
  ['has unsaved choices', [toggled(third), elsewhere(chosen)], notices.choicesKept],
  ['still shows it', [elsewhere(chosen), elsewhere(null)], notices.quoteClearedElsewhere],
])('what another tab saved or paid is told, also by a builder that %s', (_case, events, notice) => {
  expect(live(...events).told.at(-1)).toBe(notice)
})

test('a damaged quote is told once, not again on return', () => {
  const [next, ...told] = nextLife({ ...initialLife, untold: ['damaged'] }, opened)
  expect(told).toEqual([{ type: 'do/tell', notice: notices.quoteDamaged }])
  expect(nextLife(next, opened)).toHaveLength(1)
})

test('another tab’s quote is left to the first visit of a builder that has not been opened', () => {
  expect(nextLife(initialLife, elsewhere(chosen))[0]).toMatchObject({
    choices: null,
    saved: chosen,
  })
})

test.each([
  ['changed', elsewhere(full), notices.quoteChangedElsewhere],
  ['cleared', elsewhere(null), notices.quoteClearedElsewhere],
  ['cleared after this tab went to pay it', elsewhere(null, true), notices.quoteOrdered],
])('that the saved quote was %s is told when a page of it is open next', (_case, event, notice) => {
  const away = [
    replaced(chosen),
    proceeded,
    { type: 'quote/pageLeft', payload: 'builder' },
    event,
  ] as const
  expect(live(...away).told).toEqual([])
  expect(live(...away, opened, opened).told).toEqual([notice])
})

test.each([
  ['is asked for its name first', { name: ' ', price: '' }, 'name'],
  ['is asked for its price', { name: 'Antenna', price: '' }, 'price'],
] as const)(
  'an unfinished custom service %s; beside other lines a second press leaves it out (rule 7.7)',
  (_case, custom, field) => {
    const unfinished = [replaced(chosen), customChanged({ selected: true, ...custom })]
    const asked = live(...unfinished, proceeded)
    expect(asked).toMatchObject({ refused: 'unfinished', saved: null })
    expect(asked.effects.at(-1)).toEqual({ type: 'do/askFor', field })
    const gone = live(...unfinished, proceeded, proceeded)
    expect(gone).toMatchObject({ refused: null, told: [notices.customLeftOut] })
    expect(gone.effects.at(-1)).toEqual({ type: 'do/go', to: paths.checkout })
    // Nor is the question forgotten while another line changes.
    expect(live(...unfinished, proceeded, toggled(third)).refused).toBe('unfinished')
    expect(live(...unfinished, proceeded, customChanged({ name: 'Mast' })).refused).toBeNull()
  },
)

test('Proceed keeps the choices as draft and saves them, then opens the checkout (rule 7.8)', () => {
  const { saved, saves, effects } = live(replaced(chosen), proceeded)
  expect({ saved, saves }).toEqual({ saved: chosen, saves: 1 })
  expect(effects.slice(-2)).toEqual([
    { type: 'do/keepDraft', choices: chosen },
    { type: 'do/go', to: paths.checkout },
  ])
})

test('a checkout also tells once what happened before; a receipt drops it', () => {
  const before = { ...initialLife, saved: chosen, untold: ['changed'] } as const
  const [next, ...told] = nextLife(before, checkoutOpened)
  expect(told).toEqual([{ type: 'do/tell', notice: notices.quoteChangedElsewhere }])
  expect(nextLife(next, checkoutOpened)).toHaveLength(1)
  const payload = { draft: null, isOpenedAgain: false, isAnotherSaved: false }
  const [receipt] = nextLife(before, { type: 'quote/receiptOpened', payload })
  expect(receipt.untold).toEqual([])
})

test('Retry saves the package of its order again, unless another one is saved (rule 11.4)', () => {
  const retried = { ...chosen, isComplete: false, hasRisen: true }
  const retry = { ...checkoutOpened, payload: { ...checkoutOpened.payload, retried } } as const
  const { saved, saves, told } = live(retry)
  expect({ saved, saves }).toEqual({ saved: chosen, saves: 1 })
  expect(told).toEqual([notices.quoteDamaged, notices.pricesRisen])
  expect(live(replaced(full), proceeded, retry).saved).toEqual(full)
})

test('a checkout whose quote another tab clears leads to the builder; a changed one stays (rule 8.4)', () => {
  const open = [replaced(chosen), proceeded, checkoutOpened] as const
  expect(live(...open, elsewhere(null)).effects.at(-1)).toEqual({
    type: 'do/go',
    to: paths.customQuote,
  })
  expect(live(...open, elsewhere(full)).effects.at(-1)).toMatchObject({ type: 'do/tell' })
})

test('a builder that follows another tab forgets its own last step and refusal', () => {
  const same = live(replaced(chosen), proceeded, replaced(chosen))
  const asked = { ...same, refused: 'unfinished' } as const
  expect(nextLife(asked, elsewhere(full))[0]).toMatchObject({ refused: null, lastStep: null })
})

test('nothing is told of the quote that is saved already, or of the end of none', () => {
  const proceededWith = live(replaced(chosen), proceeded)
  expect(nextLife(proceededWith, elsewhere(chosen))).toEqual([proceededWith])
  const gone = { saved: null, isComplete: false, wasOrderedHere: false }
  const [, ...told] = nextLife(
    { ...initialLife, page: 'builder' },
    { type: 'quote/savedElsewhere', payload: gone },
  )
  expect(told).toEqual([{ type: 'do/tell', notice: notices.quoteDamaged }])
})

test.each([
  ['keeps what another tab saved since', false, true, readDraft, []],
  ['that is opened again keeps the next quote', true, false, readDraft, []],
  ['clears quote and draft', false, false, readDraft, ['keepLastQuote', 'dropDraft']],
  ['keeps another draft', false, false, { ...readDraft, ...full }, ['keepLastQuote']],
])('the receipt %s (rule 11.2)', (_case, isOpenedAgain, isAnotherSaved, draft, asked) => {
  const payload = { draft, isOpenedAgain, isAnotherSaved }
  const life = { ...initialLife, saved: chosen }
  const [next, ...effects] = nextLife(life, { type: 'quote/receiptOpened', payload })
  expect(effects.map(({ type }) => type)).toEqual(asked.map((name) => `do/${name}`))
  const cleared = { saved: null, saves: 1 }
  expect(next).toMatchObject(asked.length > 0 ? cleared : { saved: chosen, saves: 0 })
})
