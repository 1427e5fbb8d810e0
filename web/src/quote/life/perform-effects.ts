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
      return saveDraft(effect.choices, effect.isOwn)
    case 'do/dropDraft':
      return removeDraft()
    case 'do/keepLastQuote':
      if (effect.choices) saveLastQuote(effect.choices)
      else removeLastQuote()
      return
    case 'do/notify':
      return notify(effect.notice)
    case 'do/dismiss':
      return dismiss(...effect.notices)
    case 'do/openPayment':
      startOrder(effect.order, effect.reference, effect.customer)
      if (effect.payment) keepPayment(effect.payment)
      return location.assign(effect.url)
    case 'do/showFailure':
      if (effect.paid) keepPayment({ ...effect.paid.kept, state: 'paid' })
      return leaveToPage(effect)
    case 'do/stopRedirect':
      return window.stop()
    case 'do/go':
    case 'do/askFor':
    case 'do/requestSession':
    default:
      return leaveToPage(effect)
  }
}
