import { expect, test } from 'vitest'
import { cents } from '#shared/money.ts'
import { startOrder } from '#web/quote/keep/order.ts'
import { keepPayment } from '#web/quote/keep/payments.ts'
import { saveDraft, saveLastQuote } from '#web/quote/keep/quote-draft.ts'
import { pageOpened } from '#web/quote/life/kept-events.ts'
import { orderOf } from '#web/quote/life/next-payment.ts'
import { notices } from '#web/content/notices.ts'
import { initialLife, type CheckoutOutcome } from '#web/quote/life/quote-life.ts'
import { quoteOf } from '#web/quote/model/selection.ts'
import { customer } from '#tests/support/checkout-request.ts'
import { setCloseLimits } from '#tests/support/changed-prices.ts'
import {
  checkoutOpened,
  chosen,
  elsewhere,
  full,
  leftPage,
  live,
  made,
  liveOn,
  nothingKept,
  payPressed,
  proceeded,
  replaced,
} from '#tests/support/quote-events.ts'
import { atTodaysPrices, refusedSelections } from '#tests/support/selections.ts'

const paying = [replaced(chosen), proceeded, checkoutOpened, payPressed] as const
const answered = (outcome: CheckoutOutcome) =>
  ({ type: 'quote/sessionAnswered', payload: { attempt: 1, outcome } }) as const
const paymentPage = { url: 'https://pay.example', reference: 'R-1', payment: undefined }
const session = { isCreated: true, ...paymentPage } as const
const ended = (payload: 'restored' | 'timedOut') =>
  ({ type: 'quote/paymentEnded', payload }) as const

test.each(Object.entries(refusedSelections))(
  'with %s neither Proceed nor Pay goes on (rule 7.7)',
  (_refusal, selection) => {
    setCloseLimits()
    const choices = atTodaysPrices(selection)
    const { asked, refused } = live(replaced(choices), proceeded)
    expect(refused).toBe('notOrderable')
    expect(asked.map(({ type }) => type)).toEqual(['do/keepDraft'])
    // As an earlier release saved it.
    expect(liveOn({ ...initialLife, saved: choices }, payPressed).asked).toEqual([])
  },
)

test('Pay requests a session for the saved quote once, then opens its page with the order', () => {
  const { asked, payment, saved } = live(...paying, payPressed, answered(session))
  const order = quoteOf(made)
  expect(saved).toEqual(made)
  expect(asked.slice(-3)).toEqual([
    { type: 'do/go', to: '/checkout' },
    { type: 'do/requestSession', attempt: 1, order, customer },
    { type: 'do/openPayment', order, customer, ...paymentPage },
  ])
  expect(payment).toEqual({ status: 'redirecting', attempt: 1, answer: null })
})

test('an order that another tab changes during the request is not paid for (rule 9.11)', () => {
  const changed = live(...paying, elsewhere(full), answered(session))
  expect(changed.payment.status).toBe('idle')
  expect(changed.told).toBe(notices.orderChanged.title)
  // Nor is the response to a cancelled attempt taken for that of the next one.
  const again = live(...paying, ended('restored'), payPressed, answered(session))
  expect(again.payment.status).toBe('requesting')
})

test('a refusal is told and shown; with sums, the next press sends these (rule 10.13)', () => {
  const { due: otherDue, totals } = quoteOf(full)
  const tax = { percent: 18, isIncluded: false }
  const charge = { due: otherDue, totals, tax, unitPrices: {} }
  const failure = { isCreated: false, code: 'total_changed', cause: null } as const
  const shown = { type: 'do/showFailure', code: 'total_changed', cause: null } as const
  const plain = live(...paying, answered(failure))
  expect(plain.asked.at(-1)).toEqual({ ...shown, refusedDue: null })
  expect(plain.told).toBe(notices.checkoutFailed.title)
  expect(plain.payment).toMatchObject({ status: 'idle', answer: null })
  const changed = live(...paying, answered({ ...failure, charge }), payPressed)
  // US$2,400 and US$600, and 10% on top.
  expect(changed.asked.at(-2)).toEqual({ ...shown, refusedDue: 3_300_00 })
  expect(changed.asked.at(-1)).toMatchObject({ attempt: 2, order: { due: otherDue, totals, tax } })
  // Where a price has fallen, the line costs what the function charges for it, also in an order that it accepts at once.
  const fallen = { ...charge, unitPrices: { firewall: cents(500_00) } }
  const lines = [{ amount: 2_400_00 }, { unitPrice: 500_00, amount: 500_00 }]
  const cheaper = live(...paying, answered({ ...session, charge: fallen }))
  expect(cheaper.asked.at(-1)).toMatchObject({ type: 'do/openPayment', order: { lines, tax } })
  expect(orderOf(cheaper)).toMatchObject({ lines, tax })
  // Another quote has other sums.
  const other = live(...paying, answered({ ...failure, charge }), elsewhere(full))
  expect(orderOf(other)).toEqual(quoteOf(full))
})

const cause = notices.providerNotOpened.title
const notOpened = { type: 'do/showFailure', code: null, cause, refusedDue: null }

test.each([
  ['the page that did not open is told', ended('timedOut'), cause, [notOpened]],
  ['Back from it is not', ended('restored'), '', []],
  [
    'leaving the checkout stops the redirect',
    leftPage('checkout'),
    '',
    [{ type: 'do/stopRedirect' }],
  ],
])('a redirect ends: %s (rule 9.10)', (_case, event, told, asked) => {
  const before = live(...paying, answered(session))
  const after = liveOn(before, event)
  expect(after.payment.status).toBe('idle')
  expect(after.told).toBe(told)
  expect(after.asked).toEqual(asked)
})

test('leaving the checkout cancels a request; leaving the builder that it follows changes nothing', () => {
  const cancelled = live(...paying, leftPage('checkout'))
  expect(cancelled).toMatchObject({ page: null, payment: { status: 'idle' } })
  expect(cancelled.asked.at(-1)).toMatchObject({ type: 'do/requestSession' })
  const followed = live(...paying, leftPage('builder'))
  expect(followed).toMatchObject({ page: 'checkout', payment: { status: 'requesting' } })
})

const draft = { ...chosen, isComplete: true, hasRisen: false, isOwn: true }

const receipt = {
  ...nothingKept,
  draft,
  isOpenedAgain: false,
  isKnown: true,
  isAnotherSaved: false,
  isLastQuotePaid: false,
}

test.each<[string, object, boolean, readonly string[]]>([
  ['keeps what another tab saved since', { isAnotherSaved: true }, false, []],
  ['that is opened again keeps the next quote', { isOpenedAgain: true }, false, []],
  ['clears quote and draft', {}, true, ['dropDraft']],
  ['keeps another draft', { draft: { ...draft, ...full } }, true, []],
  ['keeps the draft of an order that the browser doesn’t know', { isKnown: false }, true, []],
  ['keeps what has no draft then', { isKnown: false, draft: null }, true, ['keepLastQuote']],
  ['drops what is paid', { isAnotherSaved: true, isLastQuotePaid: true }, false, ['keepLastQuote']],
])('the receipt %s (rule 11.2)', (_case, changed, isCleared, asked) => {
  const before = { ...initialLife, saved: chosen, untold: ['changed'] } as const
  const payload = { ...receipt, ...changed }
  const life = liveOn(before, { type: 'quote/receiptOpened', payload })
  expect(life.asked.map(({ type }) => type)).toEqual(asked.map((name) => `do/${name}`))
  expect(life).toMatchObject(isCleared ? { saved: null, saves: 1, untold: [] } : before)
})

test.each([
  ['7KQ3-M4TX', ['keepLastQuote', 'dropDraft']],
  ['2222-2222', []],
  [undefined, []],
])(
  'with the reference %s in its address it drops what is paid, and nothing that any site could name (rule 11.2)',
  (reference, asked) => {
    startOrder(quoteOf(chosen), '7KQ3-M4TX', customer)
    saveDraft(chosen)
    saveLastQuote(chosen)
    const life = { ...initialLife, saved: chosen }
    const opened = liveOn(life, pageOpened('receipt', life, { reference }))
    expect(opened.saved).toBeNull()
    expect(opened.asked.map(({ type }) => type)).toEqual(asked.map((name) => `do/${name}`))
  },
)

test('that of another tab’s order, of which the browser has the number, leaves another package (rule 11.2)', () => {
  keepPayment({ reference: '7KQ3-M4TX', state: 'paid', at: Date.now(), number: 'Q-0000-0000' })
  const life = { ...initialLife, saved: chosen }
  const opened = liveOn(life, pageOpened('receipt', life, { reference: '7KQ3-M4TX' }))
  expect(opened.saved).toEqual(chosen)
})
