import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { customServiceId } from '#shared/catalogue.ts'
import { quoteNumber } from '#shared/quote-number.ts'
import { announced } from '#web/ui/announced.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useOnDemand } from '#web/ui/use-on-demand.ts'
import { sharedQuote } from '#web/content/shared-quote.ts'
import { notices } from '#web/content/notices.ts'
import { dismiss, notify } from '#web/ui/browser/notifications.ts'
import { useAppSelector, useQuoteEvents } from '#web/quote/life/hooks.ts'
import { quoteFragment } from '#web/quote/keep/quote-link.ts'
import { readQuoteLink, type SharedQuote } from '#web/quote/keep/read-quote-link.ts'
import { selectChoices } from '#web/quote/life/selectors.ts'
import { hasUnsavedChoices, quoteOf } from '#web/quote/model/selection.ts'
import type { OpenedQuote } from './opened-quote.ts'

export { showOpened } from './opened-panel.tsx'

const loadReview = async () => import('./review-shared-quote.tsx')

type OpenSharedQuoteProps = {
  /** Called if the dialog can't be loaded. */
  readonly onFailed: () => void
  /** Called once the visitor has decided, if nothing had the focus before. */
  readonly onFocusLost: () => void
}

/** Opens the quote in the address. The visitor decides first if it would replace choices or needs a closer look. */
export function OpenSharedQuote({ onFailed, onFocusLost }: OpenSharedQuoteProps) {
  const tell = useQuoteEvents()
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const choices = useAppSelector(selectChoices)
  const [pending, setPending] = useState<SharedQuote | null>(null)
  const [said, setSaid] = useState('')
  const [review, requestReview] = useOnDemand(loadReview, onFailed)

  const removeFragment = (state?: OpenedQuote) => {
    void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true, state })
  }
  const open = ({ selection, held }: SharedQuote) => {
    setPending(null)
    setSaid(sharedQuote.opened.heading)
    const opened = { selection, held }
    tell({ type: 'quote/linkOpened', payload: opened })
    removeFragment({ sharedQuote: quoteNumber(quoteOf(opened)), openedAt: Date.now() })
  }
  const read = useEffectEvent(() => {
    dismiss(notices.sharedQuoteRefused)
    const quote = readQuoteLink(hash)
    if (quote && (needsReview(quote) || hasUnsavedChoices(choices, quote))) {
      setPending(quote)
      requestReview()
      return
    }
    if (quote) {
      open(quote)
      return
    }
    notify(notices.sharedQuoteRefused)
    removeFragment()
  })
  useEffect(() => {
    if (quoteFragment.test(hash)) read()
  }, [hash])
  // Not before the question is visible: if its script does not load, a reload still finds the link.
  const keepOnlyQuestion = useEffectEvent(() => removeFragment())
  useEffect(() => {
    if (pending && review) keepOnlyQuestion()
  }, [pending, review])
  const restoreFocus = useEffectEvent(() => {
    // The dialog returns the focus to the element that had it; on a page just loaded there is none.
    if (document.activeElement === document.body) onFocusLost()
  })
  useEffect(() => (pending ? () => restoreFocus() : undefined), [pending])

  return (
    <>
      <VisuallyHidden {...announced}>{said}</VisuallyHidden>
      {pending && review && (
        <review.ReviewSharedQuote
          quote={pending}
          replaced={hasUnsavedChoices(choices, pending) ? quoteOf(choices) : null}
          onOpen={() => open(pending)}
          onDismiss={() => setPending(null)}
        />
      )}
    </>
  )
}

/** Whether the quote contains the sender's own text, or differs from what the sender saw. */
function needsReview(quote: SharedQuote): boolean {
  const { sentTotal, isComplete } = quote
  const { lines, totals } = quoteOf(quote)
  return (
    lines.some(({ id }) => id === customServiceId) || totals.listed !== sentTotal || !isComplete
  )
}
