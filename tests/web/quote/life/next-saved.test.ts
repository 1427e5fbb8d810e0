import { expect, test } from 'vitest'
import { notices } from '#web/content/notices.ts'
import { saveDraft } from '#web/quote/keep/quote-draft.ts'
import { pageOpened, savedLife } from '#web/quote/life/kept-events.ts'
import { hasUnsavedChoices, quoteOf } from '#web/quote/model/selection.ts'
import { isOrderOfTab, startOrder } from '#web/quote/keep/order.ts'
import { openReceipt } from '#web/quote/receipt/open-receipt.ts'
import { initialLife, type QuoteEvent, type QuoteLife } from '#web/quote/life/quote-life.ts'
import {
  checkoutOpened,
  chosen,
  customChanged,
  domain,
  elsewhere,
  full,
  leftPage,
  live,
  made,
  liveOn,
  nothingKept,
  opened,
  payPressed,
  proceeded,
  replaced,
  toggled,
} from '#tests/support/quote-events.ts'
import { customer } from '#tests/support/checkout-request.ts'
import { atTodaysPrices, parts } from '#tests/support/selections.ts'
import { saveQuote } from '#tests/support/stored-quotes.ts'

const draft = { ...chosen, isComplete: true, hasRisen: false, isOwn: true }
const toBuilder = { type: 'do/go', to: '/custom-quote' }
const toCheckout = { type: 'do/go', to: '/checkout' }

const damaged = notices.quoteDamaged.title
const changed = notices.quoteChangedElsewhere.title
const cleared = notices.quoteClearedElsewhere.title
const notSaved = notices.nothingSaved.title
const ordered = notices.quoteOrdered.title
const risen = notices.pricesRisen.title

test.each([
  ['no longer has all of its lines (rule 8.2)', false, false, damaged],
  ['has become more expensive (rule 7.22)', true, true, risen],
])('a draft is opened, and told if it %s', (_case, isComplete, hasRisen, told) => {
  const payload = {
    ...nothingKept,
    draft: { ...draft, isComplete, hasRisen },
    isDraftLost: false,
    isBrought: false,
  }
  const life = liveOn(initialLife, { type: 'quote/builderOpened', payload })
  expect(life).toMatchObject(chosen)
  expect(life.told).toBe(told)
})

test('a draft that can’t be read is told', () => {
  localStorage.setItem('quoteDraft', `{"savedAt":${Date.now()},"quote":"9.1.0"}`)
  expect(liveOn(initialLife, pageOpened('builder', initialLife)).told).toBe(damaged)
})

test('a builder that opens again keeps what was chosen (rule 8.5)', () => {
  const payload = { ...nothingKept, draft, isDraftLost: false, isBrought: true }
  const again = { type: 'quote/builderOpened', payload } as const
  expect(live(toggled(domain), again).selection.fixedItems).toEqual(['domain'])
})

const pay = () => {
  startOrder(quoteOf(chosen), '7KQ3-M4TX', customer)
  openReceipt('7KQ3-M4TX')
}

test.each([
  ['nothing saved', () => {}, notSaved],
  ['a quote cleared after the payment', pay, ordered],
  ['only a draft', () => [pay(), saveDraft(chosen)], notSaved],
  ['only damaged items', () => saveQuote('{{{'), damaged],
])('with %s the checkout leads to the builder, and says why (rule 9.13)', (_case, store, why) => {
  store()
  const life = { ...initialLife, ...savedLife() }
  const { told, asked } = liveOn(life, pageOpened('checkout', life))
  expect(told).toBe(why)
  expect(asked).toEqual([toBuilder])
})

test.each<[string, QuoteEvent[], QuoteLife['choices'], string]>([
  ['is opened where nothing was chosen', [elsewhere(chosen)], chosen, changed],
  [
    'leaves unsaved choices alone',
    [replaced(full), elsewhere(chosen)],
    full,
    notices.choicesKept.title,
  ],
  [
    'leaves the choices if it was cleared',
    [elsewhere(chosen), elsewhere(null)],
    chosen,
    `${changed}\n${cleared}`,
  ],
  ['that is saved here already is no news', [replaced(chosen), elsewhere(null)], chosen, ''],
])(
  'another tab’s quote %s, and nothing is written again (rules 8.4 and 8.7)',
  (_case, events, choices, news) => {
    const { asked, told, saves, selection } = live(...events)
    expect({ saves, selection }).toEqual({ saves: 0, selection: choices?.selection })
    expect(asked).toEqual(live(...events.filter(({ type }) => !type.includes('Else'))).asked)
    expect(told).toBe(news)
  },
)

test('nothing is told of the quote that is saved already; of the end of none only damage', () => {
  const saved = [replaced(chosen), proceeded] as const
  expect(live(...saved, elsewhere(chosen))).toEqual(live(...saved))
  expect(live(elsewhere(null, false, false)).told).toBe(damaged)
})

test('another tab’s quote is left to the first visit of a builder that has not been opened', () => {
  expect(liveOn(initialLife, elsewhere(chosen))).toMatchObject({ choices: null, saved: chosen })
})

test.each([
  ['changed', elsewhere(full), changed],
  ['cleared', elsewhere(null), cleared],
  ['cleared after this tab went to pay it', elsewhere(null, true), ordered],
])(
  'that the saved quote was %s is told once, when a page of it is open next',
  (_case, event, news) => {
    const away = [replaced(chosen), proceeded, leftPage('builder'), event] as const
    expect(live(...away).told).toBe('')
    expect(live(...away, opened, opened).told).toBe(news)
    const before = { ...initialLife, saved: chosen, untold: ['damaged'] } as const
    expect(liveOn(before, checkoutOpened, checkoutOpened).told).toBe(damaged)
  },
)

test.each([
  ['is asked for its name first', { name: ' ', price: '' }, 'name'],
  ['is asked for a name of its own', { name: 'Office Cabling', price: 25_00 }, 'name'],
  ['is asked for its price', { name: 'Antenna', price: '' }, 'price'],
] as const)(
  'an unfinished custom service %s; beside other lines a second press leaves it out (rule 7.7)',
  (_case, custom, field) => {
    const unfinished = [replaced(chosen), customChanged({ selected: true, ...custom }), proceeded]
    const asked = live(...unfinished)
    expect(asked).toMatchObject({ refused: 'unfinished', saved: null })
    expect(asked.asked.at(-1)).toEqual({ type: 'do/askFor', field })
    const gone = live(...unfinished, proceeded)
    expect(gone.refused).toBeNull()
    expect(gone.told).toBe(notices.customLeftOut.title)
    expect(gone.asked.at(-1)).toEqual(toCheckout)
    // Nor is the question forgotten while another line changes.
    expect(live(...unfinished, toggled(domain)).refused).toBe('unfinished')
    expect(live(...unfinished, customChanged({ name: 'Mast' })).refused).toBeNull()
  },
)

test('Proceed keeps the choices with their last day as draft and saves them, withdraws that nothing is saved, and opens the checkout (rules 7.8 and 12.4)', () => {
  const life = live(replaced(chosen), proceeded)
  expect(life).toMatchObject({ saved: made, choices: made, saves: 1 })
  const { nothingSaved, quoteClearedElsewhere, quoteOrdered } = notices
  const answered = [nothingSaved, quoteClearedElsewhere, quoteOrdered]
  expect(life.asked.slice(-3)).toEqual([
    { type: 'do/keepDraft', choices: made, isOwn: true, lastQuote: null },
    { type: 'do/dismiss', notices: answered },
    toCheckout,
  ])
})

test('Retry saves the package of its order again, unless another one is saved (rule 11.4)', () => {
  const retried = { ...chosen, isComplete: false, hasRisen: true }
  const retry = { ...checkoutOpened, payload: { ...checkoutOpened.payload, retried } } as const
  const { saved, saves, told } = live(retry)
  expect({ saved, saves }).toMatchObject({ saved: chosen, saves: 1 })
  expect(told).toBe(`${damaged}\n${risen}`)
  expect(live(replaced(full), proceeded, retry).saved).toMatchObject(full)
})

test('a checkout whose quote another tab clears leads to the builder; a changed one stays (rule 8.4)', () => {
  const open = [replaced(chosen), proceeded, checkoutOpened] as const
  expect(live(...open, elsewhere(null)).asked.at(-1)).toEqual(toBuilder)
  expect(live(...open, elsewhere(full)).asked).toEqual(live(...open).asked)
  expect(live(...open, elsewhere(full)).told).toBe(changed)
})

test('a builder that follows another tab forgets its own last step and refusal', () => {
  const same = live(replaced(chosen), proceeded, replaced(chosen))
  const asked = { ...same, refused: 'unfinished' } as const
  expect(liveOn(asked, elsewhere(full))).toMatchObject({ refused: null, lastStep: null })
})

test.each(Object.entries(parts))(
  'another tab’s change of %s is followed, ends a request, and is no order of this tab',
  (_part, { other }) => {
    const before = [replaced(full), proceeded, checkoutOpened] as const
    const news = elsewhere(atTodaysPrices(other))
    const { saved, told } = live(...before, news)
    expect({ saved, told }).toMatchObject({ saved: { selection: other }, told: /./ })
    expect(live(...before, payPressed, news).payment.status).toBe('idle')
    expect(hasUnsavedChoices(atTodaysPrices(other), full)).toBe(true)
    startOrder(quoteOf(full), '7KQ3-M4TX', customer)
    expect(isOrderOfTab(atTodaysPrices(other))).toBe(false)
  },
)
