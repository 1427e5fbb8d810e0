import { expect, test } from 'vitest'
import { cents } from '#shared/money.ts'
import { notices } from '#web/content/notices.ts'
import { nextLife } from '#web/quote/life/next-life.ts'
import { orderOf } from '#web/quote/life/next-payment.ts'
import { initialLife, type CheckoutOutcome } from '#web/quote/life/quote-life.ts'
import { quoteOf } from '#web/quote/model/selection.ts'
import { customer } from '#tests/support/checkout-request.ts'
import { setCloseLimits } from '#tests/support/close-limits.ts'
import {
  checkoutOpened,
  chosen,
  elsewhere,
  full,
  live,
  payPressed,
  proceeded,
  replaced,
} from '#tests/support/quote-events.ts'
import { atTodaysPrices, refusedSelections } from '#tests/support/selections.ts'

const paying = [replaced(chosen), proceeded, checkoutOpened, payPressed] as const
const answered = (outcome: CheckoutOutcome) =>
  ({ type: 'quote/sessionAnswered', payload: { attempt: 1, outcome } }) as const
const session = { isCreated: true, url: 'https://pay.example', reference: 'R-1' } as const
const left = { type: 'quote/pageLeft', payload: 'checkout' } as const
const ended = (payload: 'restored' | 'timedOut') =>
  ({ type: 'quote/paymentEnded', payload }) as const

test.each(Object.entries(refusedSelections))(
  'with %s neither Proceed nor Pay goes on (rule 7.7)',
  (_refusal, selection) => {
    setCloseLimits()
    const choices = atTodaysPrices(selection)
    const { effects, refused } = live(replaced(choices), proceeded)
    expect(refused).toBe('notOrderable')
    expect(effects.map(({ type }) => type)).toEqual(['do/keepDraft'])
    // As an earlier release saved it.
    const [, ...asked] = nextLife({ ...initialLife, saved: choices }, payPressed)
    expect(asked).toEqual([])
  },
)

test('Pay requests a session for the saved quote, then opens its page with the order', () => {
  const { effects, payment, saved } = live(...paying, answered(session))
  const order = quoteOf(chosen)
  expect(saved).toEqual(chosen)
  expect(effects.slice(-2)).toEqual([
    { type: 'do/requestSession', attempt: 1, order, customer },
    { type: 'do/openPayment', order, customer, url: session.url, reference: session.reference },
  ])
  expect(payment).toEqual({ status: 'redirecting', attempt: 1, refused: null })
})

test('an order that another tab changes during the request is not paid for (rule 9.11)', () => {
  const { effects } = live(...paying, payPressed)
  expect(effects.filter(({ type }) => type === 'do/requestSession')).toHaveLength(1)
  expect(live(...paying, answered(session)).payment.status).toBe('redirecting')
  const changed = live(...paying, elsewhere(full), answered(session))
  expect(changed.payment.status).toBe('idle')
  expect(changed.told).toEqual([notices.orderChanged])
  // Nor is the response to a cancelled attempt taken for that of the next one.
  const again = live(...paying, ended('restored'), payPressed, answered(session))
  expect(again.payment.status).toBe('requesting')
})

test('a refusal is told and shown; with sums, the next press sends these (rule 10.13)', () => {
  const { due } = quoteOf(chosen)
  const { due: otherDue, totals } = quoteOf(full)
  const charge = { due: otherDue, totals, unitPrices: {} }
  const failure = { isCreated: false, code: 'total_changed', cause: null } as const
  const shown = { type: 'do/showFailure', code: failure.code, cause: null } as const
  const plain = live(...paying, answered(failure))
  expect(plain.effects.at(-1)).toEqual({ ...shown, refusedDue: null })
  expect(plain.told).toEqual([notices.checkoutFailed])
  expect(plain.payment).toMatchObject({ status: 'idle', refused: null })
  const changed = live(...paying, answered({ ...failure, charge }), payPressed)
  expect(changed.effects.at(-2)).toEqual({ ...shown, refusedDue: due })
  expect(changed.effects.at(-1)).toMatchObject({ attempt: 2, order: { due: otherDue, totals } })
  // Where a price has fallen, the line costs what the function charges for it.
  const fallen = { ...charge, unitPrices: { cybersecurity: cents(1_500_00) } }
  const lines = [{ amount: 2_500_00 }, { unitPrice: 1_500_00, amount: 1_500_00 }]
  const cheaper = live(...paying, answered({ ...failure, charge: fallen }), payPressed)
  expect(cheaper.effects.at(-1)).toMatchObject({ order: { lines } })
  // Another quote has other sums.
  const other = live(...paying, answered({ ...failure, charge }), elsewhere(full))
  expect(orderOf(other)).toEqual(quoteOf(full))
})

const { title: cause } = notices.providerNotOpened
const notOpened = { type: 'do/showFailure', code: null, cause, refusedDue: null }

test.each([
  [
    'the page that did not open is told',
    ended('timedOut'),
    [notices.providerNotOpened],
    [notOpened],
  ],
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
