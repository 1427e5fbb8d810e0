import { customNameError } from '#shared/custom-service.ts'
import type { Day } from '#shared/offer.ts'
import { orderRefusal, type Choices } from '#shared/quote.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import {
  choicesOf,
  hasUnsavedChoices,
  initialChoices,
  isCustomUnfinished,
  isInitial,
  isMade,
  isSameOrder,
  noChoices,
  quoteOf,
} from '#web/quote/model/selection.ts'
import type { ReadQuote } from '#web/quote/keep/kept-quote.ts'
import { made } from '#web/quote/model/valid-until.ts'
import type { Notice } from '#web/ui/browser/notifications.ts'
import { keepingOwn } from './next-choices.ts'
import { withStage } from './next-payment.ts'
import {
  currentChoices,
  type Effect,
  type Incident,
  type NextLife,
  type PayloadOf,
  type QuoteLife,
  notifying,
} from './quote-life.ts'

/** Opens the draft, or else the saved quote, unless something has been chosen already (rule 8.5). */
export function builderOpened(
  life: QuoteLife,
  { draft, lastQuote, isDraftLost, isBrought }: PayloadOf<'builderOpened'>,
): NextLife {
  const known = { lastQuote: lastQuote ?? life.lastQuote, untold: [] }
  const opened: QuoteLife = { ...life, ...known, page: 'builder' }
  const toldBefore = (next: QuoteLife) => life.untold.map((it) => noticeOf(it, next))
  if (!isInitial(currentChoices(life))) return [opened, ...notifying(...toldBefore(opened))]
  const first = isBrought ? noChoices : initialChoices
  const choices = choicesOf(draft ?? life.saved ?? first)
  const next = { ...opened, choices, isOwn: draft?.isOwn ?? true }
  const { isComplete = true, hasRisen = false } = draft ?? {}
  const isDamaged = isDraftLost || !isComplete
  const now = [isDamaged && notices.quoteDamaged, hasRisen && notices.pricesRisen]
  return [next, ...notifying(...toldBefore(next), ...now)]
}

/** Why the checkout had nothing to sell. */
const emptyCheckout = [notices.nothingSaved, notices.quoteClearedElsewhere, notices.quoteOrdered]

/**
 * With an unfinished custom service, the first press asks for what is missing. The second goes on without the service, if
 * there is anything else to buy (rule 7.7).
 */
export function proceedPressed(
  life: QuoteLife,
  { day, ...kept }: PayloadOf<'proceedPressed'>,
): NextLife {
  const choices = made(currentChoices(life), day)
  const { custom } = choices.selection
  const isRefused = orderRefusal(quoteOf(choices)) !== null
  const isUnfinished = isCustomUnfinished(choices.selection)
  if (isRefused && !isUnfinished) return [{ ...life, refused: 'notOrderable' }]
  if (isUnfinished && (isRefused || life.refused !== 'unfinished')) {
    const field = customNameError(custom.name) === null ? 'price' : 'name'
    return [
      { ...life, refused: 'unfinished' },
      { type: 'do/askFor', field },
    ]
  }
  const { isOwn, lastQuote } = keepingOwn(life, kept, choices)
  return [
    { ...life, ...saving(life, choices), choices, lastQuote, refused: null },
    { type: 'do/keepDraft', choices, isOwn, lastQuote },
    ...notifying(isUnfinished && notices.customLeftOut),
    { type: 'do/dismiss', notices: emptyCheckout },
    { type: 'do/go', to: paths.checkout },
  ]
}

/** A quote that leaves its visitor keeps the last day that it has then (rule 7.22). */
export function quoteMade(life: QuoteLife, day: Day): NextLife {
  const { page, saved, isOwn, lastQuote } = life
  if (page === 'checkout')
    return [saved && !saved.lastDay ? { ...life, ...saving(life, made(saved, day)) } : life]
  const choices = made(currentChoices(life), day)
  // What a link's document shows is another quote.
  if (page === null || life.choices?.lastDay) return [life]
  return [
    { ...life, choices },
    { type: 'do/keepDraft', choices, isOwn, lastQuote },
  ]
}

/** Without a saved quote the checkout leads to the builder, and says why (rule 9.13). */
export function checkoutOpened(
  life: QuoteLife,
  { isCleared, retried }: PayloadOf<'checkoutOpened'>,
): NextLife {
  if (!life.saved && retried) return retriedOrder(life, retried)
  const next: QuoteLife = { ...life, page: 'checkout', untold: [] }
  const told = life.untold.map((it) => noticeOf(it, next))
  if (life.saved) return [next, ...notifying(...told)]
  const why = isCleared ? notices.quoteOrdered : notices.nothingSaved
  return [
    next,
    ...notifying(...(told.length > 0 ? told : [why])),
    { type: 'do/go', to: paths.customQuote },
  ]
}

/** Retry brings back the package that the success page has cleared since (rule 11.4). */
function retriedOrder(life: QuoteLife, retried: ReadQuote): NextLife {
  const { isComplete, hasRisen } = retried
  return [
    { ...life, ...saving(life, choicesOf(retried)), page: 'checkout', untold: [] },
    ...notifying(!isComplete && notices.quoteDamaged, hasRisen && notices.pricesRisen),
  ]
}

/** Follows what another page saved or cleared (rule 8.4). Unsaved choices stay, and nothing is paid for unseen (rule 9.11). */
export function savedElsewhere(
  life: QuoteLife,
  { saved, lastQuote, isComplete, wasOrderedHere }: PayloadOf<'savedElsewhere'>,
): NextLife {
  if (isComplete && isSameOrder(life.saved, saved)) return [{ ...life, lastQuote }]
  const { choices, payment } = life
  const isFollowed = choices && saved && !hasUnsavedChoices(choices, life.saved)
  const next: QuoteLife = {
    ...life,
    lastQuote,
    saved,
    ...(isFollowed && { choices: saved, lastStep: null, refused: null }),
  }
  const gone = wasOrderedHere ? 'ordered' : 'cleared'
  const incidents: Incident[] = isComplete ? [] : ['damaged']
  if (saved || life.saved) incidents.push(saved ? 'changed' : gone)
  if (life.page === null) return [{ ...next, untold: incidents }]
  const told = notifying(...incidents.map((it) => noticeOf(it, next)))
  if (life.page === 'checkout' && !saved) {
    const left = { ...next, payment: withStage(payment, { status: 'idle' }) }
    return [left, ...told, { type: 'do/go', to: paths.customQuote }]
  }
  // A changed order says so itself (`nextLife`).
  const isSaid = payment.status === 'requesting' && isComplete
  return [next, ...(isSaid ? [] : told)]
}

/**
 * The success page clears what is saved, once for each payment, but nothing that another tab has saved since. Without an order
 * of this browser nothing else is lost; of a paid package nothing is kept (rule 11.2).
 */
export function receiptOpened(life: QuoteLife, payload: PayloadOf<'receiptOpened'>): NextLife {
  const { draft, isOpenedAgain, isKnown, isAnotherSaved, isLastQuotePaid } = payload
  const { saved } = life
  const effects: Effect[] = []
  const keepLastQuote = (choices: Choices | null) =>
    effects.push({ type: 'do/keepLastQuote', choices })
  if (isLastQuotePaid) keepLastQuote(null)
  const isLeft = isOpenedAgain || isAnotherSaved
  if (saved && !isLeft) {
    const isDrafted = draft !== null && isSameOrder(draft, saved)
    if (isKnown && isDrafted) effects.push({ type: 'do/dropDraft' })
    if (!isKnown && !isDrafted && isMade(saved)) keepLastQuote(saved)
  }
  return [isLeft ? life : { ...life, ...saving(life, null), untold: [] }, ...effects]
}

/** What this tab saves, or clears: redux-persist writes it. */
function saving({ saves }: QuoteLife, saved: Choices | null) {
  return { saved, saves: saves + 1 }
}

function noticeOf(incident: Incident, life: QuoteLife): Notice {
  const isUnsaved = hasUnsavedChoices(currentChoices(life), life.saved)
  const isKept = life.page === 'builder' && isUnsaved
  return {
    damaged: notices.quoteDamaged,
    risen: notices.pricesRisen,
    ordered: notices.quoteOrdered,
    changed: isKept ? notices.choicesKept : notices.quoteChangedElsewhere,
    cleared: notices.quoteClearedElsewhere,
  }[incident]
}
