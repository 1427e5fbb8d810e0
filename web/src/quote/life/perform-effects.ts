import { startOrder } from '#web/quote/keep/order.ts'
import { keepPayment } from '#web/quote/keep/payments.ts'
import {
  removeDraft,
  removeLastQuote,
  saveDraft,
  saveLastQuote,
} from '#web/quote/keep/quote-draft.ts'
import { dismiss, notify } from '#web/ui/browser/notifications.ts'
import type { Effect } from './quote-life.ts'

/**
 * Does what an event asks for.
 *
 * @param leaveToPage - called with what only the open page can do (`usePerformer`)
 */
export function performEffect(effect: Effect, leaveToPage: (effect: Effect) => void): void {
  switch (effect.type) {
    case 'do/keepDraft':
      if (effect.lastQuote && !saveLastQuote(effect.lastQuote)) return
      saveDraft(effect.choices, effect.isOwn)
      return
    case 'do/dropDraft':
      removeDraft()
      return
    case 'do/keepLastQuote':
      if (effect.choices) saveLastQuote(effect.choices)
      else removeLastQuote()
      return
    case 'do/notify':
      notify(effect.notice)
      return
    case 'do/dismiss':
      dismiss(...effect.notices)
      return
    case 'do/openPayment':
      startOrder(effect.order, effect.reference, effect.customer)
      if (effect.payment) keepPayment(effect.payment)
      location.assign(effect.url)
      return
    case 'do/showFailure':
      if (effect.paid) keepPayment({ ...effect.paid.kept, state: 'paid' })
      leaveToPage(effect)
      return
    case 'do/stopRedirect':
      window.stop()
      return
    case 'do/go':
    case 'do/askFor':
    case 'do/requestSession':
    default:
      leaveToPage(effect)
  }
}
