import { nextChoices } from './next-choices.ts'
import { cancelChanged, nextPayment } from './next-payment.ts'
import {
  builderOpened,
  checkoutOpened,
  proceedPressed,
  quoteMade,
  receiptOpened,
  savedElsewhere,
} from './next-saved.ts'
import type { NextLife, QuoteEvent, QuoteLife } from './quote-life.ts'

/** What a quote becomes by an event, and what has to be done: nothing else decides it. */
export function nextLife(life: QuoteLife, event: QuoteEvent): NextLife {
  const [followed, ...effects] = follow(life, event)
  const [next, ...cancelling] = cancelChanged(followed)
  return [next, ...effects, ...cancelling]
}

function follow(life: QuoteLife, event: QuoteEvent): NextLife {
  switch (event.type) {
    case 'quote/builderOpened':
      return builderOpened(life, event.payload)
    case 'quote/proceedPressed':
      return proceedPressed(life, event.payload)
    case 'quote/made':
      return quoteMade(life, event.payload)
    case 'quote/checkoutOpened':
      return checkoutOpened(life, event.payload)
    case 'quote/receiptOpened':
      return receiptOpened(life, event.payload)
    case 'quote/savedElsewhere':
      return savedElsewhere(life, event.payload)
    case 'quote/payPressed':
    case 'quote/sessionAnswered':
    case 'quote/paymentEnded':
    case 'quote/pageLeft':
      return nextPayment(life, event)
    case 'quote/offerToggled':
    case 'quote/quantityChanged':
    case 'quote/customServiceChanged':
    case 'quote/lineRemoved':
    case 'quote/packageReplaced':
    case 'quote/stepUndone':
    case 'quote/lastQuoteRestored':
    default:
      return nextChoices(life, event)
  }
}
