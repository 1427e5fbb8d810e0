import { alreadyPaidCode, lastingErrors } from '#shared/checkout-contract.ts'
import { times, type Cents } from '#shared/money.ts'
import type { QuoteLine } from '#shared/pricing.ts'
import { orderRefusal, type PricedLines, type Quote } from '#shared/quote.ts'
import { notices } from '#web/content/notices.ts'
import type { Notice } from '#web/ui/browser/notifications.ts'
import { isSameOrder, noChoices, quoteOf } from '#web/quote/model/selection.ts'
import type {
  Charge,
  NewCharge,
  NextLife,
  Payment,
  PaymentEvent,
  PaymentStage,
  QuoteLife,
} from './quote-life.ts'

/** What an attempt to pay becomes by an event: it requests the provider's page, then redirects to it. */
export function nextPayment(life: QuoteLife, event: PaymentEvent): NextLife {
  const { payment } = life
  const at = (stage: PaymentStage, parts: Partial<Attempts> = {}): QuoteLife => ({
    ...life,
    payment: { ...withStage(payment, stage), ...parts },
  })
  switch (event.type) {
    case 'quote/payPressed': {
      const order = orderOf(life)
      if (payment.status !== 'idle' || orderRefusal(order) !== null) return [life]
      const attempt = payment.attempt + 1
      const requested = { order, customer: event.payload }
      return [
        at({ status: 'requesting', ...requested }, { attempt }),
        { type: 'do/requestSession', attempt, ...requested },
      ]
    }
    case 'quote/sessionAnswered': {
      const { attempt, outcome } = event.payload
      if (!isUnderWay(payment, attempt)) return [life]
      const { order, customer } = payment
      const { charge } = outcome
      const answer = charge ? { shown: chargeOf(quoteOf(order)), charge } : payment.answer
      if (outcome.isCreated) {
        const { url, reference, payment: kept } = outcome
        const charged = { order: withCharge(order, charge), customer }
        return [
          at({ status: 'redirecting' }, { answer }),
          { type: 'do/openPayment', ...charged, url, reference, payment: kept },
        ]
      }
      const { code, cause, paid } = outcome
      return [
        at({ status: 'idle' }, { answer }),
        { type: 'do/notify', notice: noticeOf(code) },
        { type: 'do/showFailure', code, cause, refusedDue: charge ? order.due : null, paid },
      ]
    }
    case 'quote/paymentEnded': {
      const ended = at({ status: 'idle' })
      if (event.payload === 'restored') return [ended]
      const { providerNotOpened: notice } = notices
      const failure = { code: null, cause: notice.title, refusedDue: null }
      return [ended, { type: 'do/notify', notice }, { type: 'do/showFailure', ...failure }]
    }
    case 'quote/pageLeft':
    default: {
      // The page that follows has opened before this one is left.
      const page = life.page === event.payload ? null : life.page
      if (event.payload !== 'checkout') return [{ ...life, page }]
      const isRedirecting = payment.status === 'redirecting'
      return [
        { ...at({ status: 'idle' }), page },
        ...(isRedirecting ? [{ type: 'do/stopRedirect' } as const] : []),
      ]
    }
  }
}

/** Whether an attempt still waits for its answer. */
export const isUnderWay = (
  payment: Payment,
  attempt: number,
): payment is Extract<Payment, { readonly status: 'requesting' }> =>
  payment.status === 'requesting' && payment.attempt === attempt

function noticeOf(code: string | null): Notice {
  if (code === alreadyPaidCode) return notices.alreadyPaid
  return lastingErrors.some((it) => it === code) ? notices.checkoutRefused : notices.checkoutFailed
}

type Attempts = Pick<Payment, 'attempt' | 'answer'>

/** The payment at another stage of its attempt. */
export const withStage = ({ attempt, answer }: Attempts, stage: PaymentStage): Payment => ({
  attempt,
  answer,
  ...stage,
})

/** An order that has changed during its request is not paid for: the buyer sees the new total first (rule 9.11). */
export function cancelChanged(life: QuoteLife): NextLife {
  const { payment } = life
  if (payment.status !== 'requesting' || isSameCharge(payment.order, orderOf(life))) return [life]
  return [
    { ...life, payment: withStage(payment, { status: 'idle' }) },
    { type: 'do/notify', notice: notices.orderChanged },
  ]
}

const isSameCharge = (one: Quote, other: Quote) =>
  isSameOrder(one, other) &&
  JSON.stringify([one.lines, chargeOf(one)]) === JSON.stringify([other.lines, chargeOf(other)])

/** The saved quote as it would be charged: with the function's sums, once it has said them. */
export function orderOf({ saved, payment: { answer } }: QuoteLife): Quote {
  const quote = quoteOf(saved ?? noChoices)
  const isSame = JSON.stringify(answer?.shown) === JSON.stringify(chargeOf(quote))
  return isSame ? withCharge(quote, answer?.charge) : quote
}

/** A quote with what the function charges for it, if it has said so. */
export function withCharge<It extends PricedLines>(quote: It, charged: NewCharge | undefined): It {
  if (!charged) return quote
  const { unitPrices, ...charge } = charged
  const lines = quote.lines.map((line) => atPrice(line, unitPrices[line.id] ?? line.unitPrice))
  return { ...quote, ...charge, lines }
}

const atPrice = (line: QuoteLine, unitPrice: Cents): QuoteLine => ({
  ...line,
  unitPrice,
  amount: times(unitPrice, line.quantity),
})

const chargeOf = ({ totals, due }: Quote): Charge => ({ totals, due })
