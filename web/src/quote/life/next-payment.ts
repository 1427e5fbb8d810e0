import { orderRefusal, type Quote } from '#shared/quote.ts'
import { notices } from '#web/content/notices.ts'
import { noChoices, quoteOf } from '#web/quote/model/selection.ts'
import type { Charge, NextLife, Payment, QuoteEvent, QuoteLife } from './quote-life.ts'

type PaymentEvent = Extract<
  QuoteEvent,
  { readonly type: `quote/${'pageLeft' | 'payPressed' | 'sessionAnswered' | 'paymentEnded'}` }
>

/** What an attempt to pay becomes by an event: it requests the provider's page, then redirects to it. */
export function nextPayment(life: QuoteLife, event: PaymentEvent): NextLife {
  const { payment } = life
  const as = (parts: Partial<Payment>): QuoteLife => ({
    ...life,
    payment: { ...payment, ...parts },
  })
  switch (event.type) {
    case 'quote/payPressed': {
      const order = orderOf(life)
      if (payment.status !== 'idle' || orderRefusal(order) !== null) return [life]
      const attempt = payment.attempt + 1
      const request = { attempt, order, customer: event.payload }
      return [as({ status: 'requesting', attempt }), { type: 'do/requestSession', ...request }]
    }
    case 'quote/sessionAnswered': {
      const { attempt, outcome } = event.payload
      if (attempt !== payment.attempt || payment.status !== 'requesting') return [life]
      const order = orderOf(life)
      if (outcome.isCreated) {
        const { url, reference } = outcome
        return [as({ status: 'redirecting' }), { type: 'do/openPayment', order, url, reference }]
      }
      const { code, cause, charge } = outcome
      const refused = charge ? { shown: chargeOf(quoteOf(life.saved ?? noChoices)), charge } : null
      return [
        as({ status: 'idle', refused: refused ?? payment.refused }),
        { type: 'do/tell', notice: notices.checkoutFailed },
        { type: 'do/showFailure', code, cause, refusedDue: charge ? order.due : null },
      ]
    }
    case 'quote/paymentEnded': {
      const isTimeout = event.payload === 'timedOut'
      if (!isTimeout) return [as({ status: 'idle' })]
      return [as({ status: 'idle' }), { type: 'do/tell', notice: notices.providerNotOpened }]
    }
    case 'quote/pageLeft':
    default: {
      // The page that follows has opened before this one is left.
      const page = life.page === event.payload ? null : life.page
      if (event.payload !== 'checkout') return [{ ...life, page }]
      const isRedirecting = payment.status === 'redirecting'
      return [
        { ...as({ status: 'idle' }), page },
        ...(isRedirecting ? [{ type: 'do/stopRedirect' } as const] : []),
      ]
    }
  }
}

/** The saved quote as it would be charged: with the function's sums, once it has refused this page's. */
export function orderOf({ saved, payment: { refused } }: QuoteLife): Quote {
  const quote = quoteOf(saved ?? noChoices)
  const isSame = JSON.stringify(refused?.shown) === JSON.stringify(chargeOf(quote))
  return refused && isSame ? { ...quote, ...refused.charge } : quote
}

function chargeOf({ totals, due }: Quote): Charge {
  return { totals, due }
}
