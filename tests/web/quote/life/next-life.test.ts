import { expect, test } from 'vitest'
import { customPriceBounds, fixedItems, resources } from '#shared/catalogue.ts'
import { initialSelection, type Choices } from '#shared/quote.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { nextLife } from '#web/quote/life/next-life.ts'
import { orderOf } from '#web/quote/life/next-payment.ts'
import {
  currentChoices,
  initialLife,
  type CheckoutOutcome,
  type Effect,
  type QuoteEvent,
  type QuoteLife,
} from '#web/quote/life/quote-life.ts'
import { noChoices, quoteOf } from '#web/quote/model/selection.ts'
import type { Notice } from '#web/ui/browser/notifications.ts'
import { customer } from '#tests/support/checkout-request.ts'
import {
  atTodaysPrices,
  everything,
  refusedSelections,
  savedQuote,
  savedSelection,
} from '#tests/support/selections.ts'

const [resource] = resources
const { id, step, max } = resource
const [first, second, third] = fixedItems
const [line, last] = savedQuote.lines
if (!line || !last) throw new Error('A line is missing')

const chosen = atTodaysPrices(savedSelection)
const full = atTodaysPrices(everything)

const toggled = (offer: { readonly id: (typeof fixedItems)[number]['id'] }) =>
  ({ type: 'quote/offerToggled', payload: offer.id }) as const
const replaced = (choices: Choices, text = 'An example') =>
  ({ type: 'quote/packageReplaced', payload: { choices, text } }) as const
const customChanged = (payload: object) =>
  ({ type: 'quote/customServiceChanged', payload }) as const
const removed = (payload: typeof line) => ({ type: 'quote/lineRemoved', payload }) as const
const opened = { type: 'quote/builderOpened', payload: { draft: null } } as const
const proceeded = { type: 'quote/proceedPressed', payload: undefined } as const
const checkoutOpened = {
  type: 'quote/checkoutOpened',
  payload: { draft: null, hasLastQuote: false },
} as const
const payPressed = { type: 'quote/payPressed', payload: customer } as const
const elsewhere = (saved: Choices | null, wasOrderedHere = false) =>
  ({
    type: 'quote/savedElsewhere',
    payload: { saved, isComplete: true, draft: null, wasOrderedHere },
  }) as const

/** The life after these events, in a tab where the builder has opened with nothing kept, and all that they ask for. */
function live(...events: readonly QuoteEvent[]) {
  let life = nextLife(initialLife, opened)[0]
  const effects: Effect[] = []
  for (const event of events) {
    const [next, ...asked] = nextLife(life, event)
    life = next
    effects.push(...asked)
  }
  const told = effects.flatMap((effect) => (effect.type === 'do/tell' ? effect.notice : []))
  return { ...life, ...currentChoices(life), effects, told }
}

test('a quantity goes to the nearest step of its slider', () => {
  const payload = { resource, quantity: max - step * 0.4 }
  const { selection } = live({ type: 'quote/quantityChanged', payload })
  expect(selection.quantities).toEqual({ ...initialSelection.quantities, [id]: max })
})

test('a press chooses an offer, and a second one removes it', () => {
  expect(live(toggled(first), toggled(second)).selection.fixedItems).toEqual([first.id, second.id])
  const { selection } = live(toggled(first), toggled(second), toggled(first))
  expect(selection.fixedItems).toEqual([second.id])
})

test('a custom service keeps its name and price while it is left out', () => {
  const custom = { selected: true, name: 'Antenna', price: customPriceBounds.min }
  const left = live(customChanged(custom), customChanged({ selected: false }))
  expect(left.selection.custom).toEqual({ ...custom, selected: false })
})

test.each([
  ['is kept beside others', toggled(third), last],
  ['is forgotten when it is put back', { type: 'quote/lineRestored', payload: last }, undefined],
  ['is forgotten when it is chosen again', toggled(second), undefined],
  ['is forgotten when all choices are replaced', replaced(noChoices), undefined],
] as const)('the last removed line %s (rule 7.16)', (_case, event, expected) => {
  const { lastStep } = live(replaced(full), removed(line), removed(last), event)
  expect(lastStep && 'line' in lastStep ? lastStep.line : undefined).toEqual(expected)
})

test('Undo returns to the choices before the first of several examples (rule 7.12)', () => {
  const undo = { type: 'quote/replacementUndone', payload: 'Undone' } as const
  const back = live(toggled(first), replaced(full), replaced(chosen), undo)
  expect(back.selection.fixedItems).toEqual([first.id])
  expect(back.lastStep).toMatchObject({ text: 'Undone', before: null })
})

test.each<[string, QuoteEvent[], QuoteLife['choices']]>([
  ['is opened where nothing was chosen', [elsewhere(chosen)], chosen],
  ['leaves unsaved choices alone', [replaced(full), elsewhere(chosen)], full],
  ['leaves the choices if it was cleared', [elsewhere(chosen), elsewhere(null)], chosen],
])(
  'another tab’s quote %s, and nothing is written again (rules 8.4 and 8.7)',
  (_case, events, choices) => {
    const { effects, ...life } = live(...events)
    expect(currentChoices(life)).toEqual(choices)
    expect(life.beginning).toEqual(choices)
    const own = live(...events.filter(({ type }) => type !== 'quote/savedElsewhere'))
    expect(effects.filter(({ type }) => type !== 'do/tell')).toEqual(own.effects)
  },
)

test.each<[string, QuoteEvent[], notice: Notice]>([
  ['shows it', [elsewhere(chosen)], notices.quoteChangedElsewhere],
  ['has unsaved choices', [toggled(third), elsewhere(chosen)], notices.choicesKept],
  ['has still a package', [elsewhere(chosen), elsewhere(null)], notices.choicesNotSaved],
  [
    'has nothing chosen',
    [elsewhere(chosen), replaced(noChoices), elsewhere(null)],
    notices.quoteClearedElsewhere,
  ],
])('what another tab saved or paid is told, also by a builder that %s', (_case, events, notice) => {
  expect(live(...events).told.at(-1)).toBe(notice)
})

test('a damaged quote is told once, not again on return', () => {
  const [next, ...told] = nextLife({ ...initialLife, untold: ['damaged'] }, opened)
  expect(told).toEqual([{ type: 'do/tell', notice: notices.quoteDamaged }])
  expect(nextLife(next, opened)).toHaveLength(1)
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

test.each([
  ['no longer has all of its lines (rule 8.2)', false, false, notices.quoteDamaged],
  ['has become more expensive (rule 7.22)', true, true, notices.pricesRisen],
])('a draft is opened, and told if it %s', (_case, isComplete, hasRisen, notice) => {
  const draft = { ...chosen, isComplete, hasRisen }
  const event = { type: 'quote/builderOpened', payload: { draft } } as const
  const [life, ...told] = nextLife(initialLife, event)
  expect([currentChoices(life), life.beginning]).toEqual([chosen, chosen])
  expect(told).toEqual([{ type: 'do/tell', notice }])
})

test('another tab’s quote is left to the first visit of a builder that has not been opened', () => {
  expect(nextLife(initialLife, elsewhere(chosen))[0]).toMatchObject({
    choices: null,
    saved: chosen,
  })
})

test.each([
  ['changed', elsewhere(full), notices.quoteChangedElsewhere],
  ['cleared', elsewhere(null), notices.choicesNotSaved],
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

test.each(Object.entries(refusedSelections))(
  'with %s neither Proceed nor Pay goes on (rule 7.7)',
  (_refusal, selection) => {
    const choices = atTodaysPrices(selection)
    const { effects, refused } = live(replaced(choices), proceeded)
    expect(refused).toBe('notOrderable')
    expect(effects.map(({ type }) => type)).toEqual(['do/keepDraft'])
    // As an earlier release saved it.
    const [, ...asked] = nextLife({ ...initialLife, saved: choices }, payPressed)
    expect(asked).toEqual([])
  },
)

test('an order that another tab changes during the request is not paid for (rule 9.11)', () => {
  const paying = [replaced(chosen), proceeded, checkoutOpened, payPressed, payPressed]
  const { effects, payment } = live(...paying)
  const { attempt } = payment
  expect(effects.filter(({ type }) => type === 'do/requestSession')).toHaveLength(1)
  const outcome = { isCreated: true, url: 'https://pay.example', reference: undefined } as const
  const answered = { type: 'quote/sessionAnswered', payload: { attempt, outcome } } as const
  expect(live(...paying, answered).payment.status).toBe('redirecting')
  const changed = live(...paying, elsewhere(full), answered)
  expect(changed.payment.status).toBe('idle')
  expect(changed.told).toEqual([notices.orderChanged])
  // Nor is the response to a cancelled attempt taken for that of the next one.
  const again = live(
    ...paying,
    { type: 'quote/paymentEnded', payload: 'restored' },
    payPressed,
    answered,
  )
  expect(again.payment.status).toBe('requesting')
})

const paying = [replaced(chosen), proceeded, checkoutOpened, payPressed] as const
const answered = (outcome: CheckoutOutcome) =>
  ({ type: 'quote/sessionAnswered', payload: { attempt: 1, outcome } }) as const
const session = { isCreated: true, url: 'https://pay.example', reference: 'R-1' } as const
const left = { type: 'quote/pageLeft', payload: 'checkout' } as const
const ended = (payload: 'restored' | 'timedOut') =>
  ({ type: 'quote/paymentEnded', payload }) as const

test('Pay requests a session for the saved quote, then opens its page with the order', () => {
  const { effects, payment, saved } = live(...paying, answered(session))
  const order = quoteOf(chosen)
  expect(saved).toEqual(chosen)
  expect(effects.slice(-2)).toEqual([
    { type: 'do/requestSession', attempt: 1, order, customer },
    { type: 'do/openPayment', order, url: session.url, reference: session.reference },
  ])
  expect(payment).toEqual({ status: 'redirecting', attempt: 1, refused: null })
})

test('a refusal is told and shown; with sums, the next press sends these (rule 10.13)', () => {
  const { due } = quoteOf(chosen)
  const { due: otherDue, totals } = quoteOf(noChoices)
  const charge = { due: otherDue, totals }
  const failure = { isCreated: false, code: 'total_changed', cause: null } as const
  const shown = { type: 'do/showFailure', code: failure.code, cause: null } as const
  const plain = live(...paying, answered(failure))
  expect(plain.effects.at(-1)).toEqual({ ...shown, refusedDue: null })
  expect(plain.told).toEqual([notices.checkoutFailed])
  expect(plain.payment).toMatchObject({ status: 'idle', refused: null })
  const changed = live(...paying, answered({ ...failure, charge }), payPressed)
  expect(changed.effects.at(-2)).toEqual({ ...shown, refusedDue: due })
  expect(changed.effects.at(-1)).toMatchObject({ attempt: 2, order: charge })
  // Another quote has other sums.
  const other = live(...paying, answered({ ...failure, charge }), elsewhere(full))
  expect(orderOf(other)).toEqual(quoteOf(full))
})

test.each([
  ['the page that did not open is told', ended('timedOut'), [notices.providerNotOpened], []],
  ['Back from it is not', ended('restored'), [], []],
  ['leaving the checkout stops the redirect', left, [], [{ type: 'do/stopRedirect' }]],
])('a redirect ends: %s (rule 9.10)', (_case, event, told, asked) => {
  const before = live(...paying, answered(session)).effects.length
  const after = live(...paying, answered(session), event)
  expect(after.payment.status).toBe('idle')
  expect(after.told).toEqual(told)
  expect(after.effects.slice(before).filter(({ type }) => type !== 'do/tell')).toEqual(asked)
})

test('leaving the checkout cancels a request; leaving the builder that it follows changes nothing', () => {
  const cancelled = live(...paying, left)
  expect(cancelled).toMatchObject({ page: null, payment: { status: 'idle' } })
  expect(cancelled.effects.at(-1)).toMatchObject({ type: 'do/requestSession' })
  const builderLeft = { type: 'quote/pageLeft', payload: 'builder' } as const
  const followed = live(...paying, builderLeft)
  expect(followed).toMatchObject({ page: 'checkout', payment: { status: 'requesting' } })
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

const readDraft = { ...chosen, isComplete: true, hasRisen: false }

test.each([
  ['it was ordered', null, true, notices.quoteOrdered],
  ['a newer draft is not at the checkout', readDraft, true, notices.notAtCheckout],
  ['nothing was chosen', { ...readDraft, ...noChoices }, false, notices.quoteEmpty],
])('without a saved quote the checkout leads to the builder: %s (rule 9.13)', (...args) => {
  const [, draft, hasLastQuote, notice] = args
  const event = { type: 'quote/checkoutOpened', payload: { draft, hasLastQuote } } as const
  expect(nextLife(initialLife, event).slice(1)).toEqual([
    { type: 'do/tell', notice },
    { type: 'do/go', to: paths.customQuote },
  ])
})

test.each([
  ['keeps what another tab saved since', true, false, readDraft, []],
  ['clears quote and draft', true, true, readDraft, ['save', 'keepLastQuote', 'dropDraft']],
  ['keeps another draft', false, true, { ...readDraft, ...full }, ['save', 'keepLastQuote']],
])('the receipt %s (rule 11.2)', (_case, isOrdered, isSavedOrdered, draft, asked) => {
  const payload = { draft, isOrdered, isSavedOrdered }
  const life = { ...initialLife, saved: chosen }
  const [next, ...effects] = nextLife(life, { type: 'quote/receiptOpened', payload })
  expect(effects.map(({ type }) => type)).toEqual(asked.map((name) => `do/${name}`))
  expect(next.saved).toEqual(asked.length > 0 ? null : chosen)
})

test('Proceed keeps the choices as draft and saves them, then opens the checkout (rule 7.8)', () => {
  const { saved, effects } = live(replaced(chosen), proceeded)
  expect(saved).toEqual(chosen)
  expect(effects.slice(-3)).toEqual([
    { type: 'do/keepDraft', choices: chosen },
    { type: 'do/save', choices: chosen },
    { type: 'do/go', to: paths.checkout },
  ])
})

test('a checkout also tells once what happened before; a receipt drops it', () => {
  const before = { ...initialLife, saved: chosen, untold: ['changed'] } as const
  const [next, ...told] = nextLife(before, checkoutOpened)
  expect(told).toEqual([{ type: 'do/tell', notice: notices.quoteChangedElsewhere }])
  expect(nextLife(next, checkoutOpened)).toHaveLength(1)
  const payload = { draft: null, isOrdered: true, isSavedOrdered: true }
  const [receipt] = nextLife(before, { type: 'quote/receiptOpened', payload })
  expect(receipt.untold).toEqual([])
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
  const same = live(replaced(chosen), proceeded, removed(line), {
    type: 'quote/lineRestored',
    payload: line,
  })
  const asked = { ...same, refused: 'unfinished', lastStep: { line } } as const
  expect(nextLife(asked, elsewhere(full))[0]).toMatchObject({ refused: null, lastStep: null })
})

test('nothing is told of the quote that is saved already, or of the end of none', () => {
  const proceededWith = live(replaced(chosen), proceeded)
  expect(nextLife(proceededWith, elsewhere(chosen))).toEqual([proceededWith])
  const gone = { saved: null, isComplete: false, draft: null, wasOrderedHere: false }
  const [, ...told] = nextLife(
    { ...initialLife, page: 'builder' },
    { type: 'quote/savedElsewhere', payload: gone },
  )
  expect(told).toEqual([{ type: 'do/tell', notice: notices.quoteDamaged }])
})

test('a builder that opens again keeps what was chosen (rule 8.5)', () => {
  const again = live(toggled(third), { type: 'quote/builderOpened', payload: { draft: readDraft } })
  expect(again.selection.fixedItems).toEqual([third.id])
})
