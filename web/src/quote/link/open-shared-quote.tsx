import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { quoteNumber } from '#shared/quote-number.ts'
import { announced } from '#web/ui/announced.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { sharedQuote } from '#web/content/shared-quote.ts'
import { notices } from '#web/content/notices.ts'
import { dismiss, notify } from '#web/ui/browser/notifications.ts'
import { useQuoteEvents } from '#web/quote/life/hooks.ts'
import type { OpenedQuote } from '#web/quote/keep/router-state.ts'
import { quoteFragment } from '#web/quote/keep/quote-link.ts'
import { readQuoteLink } from '#web/quote/keep/read-quote-link.ts'
import { quoteOf } from '#web/quote/model/selection.ts'

export { showOpened } from './opened-panel.tsx'

/** Opens the quote in the address in place of what stood there, which Undo brings back (rule 8.10). */
export function OpenSharedQuote() {
  const tell = useQuoteEvents()
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const [said, setSaid] = useState('')

  const open = useEffectEvent(() => {
    dismiss(notices.sharedQuoteRefused)
    const quote = readQuoteLink(hash)
    const removeFragment = (state?: OpenedQuote) =>
      void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true, state })
    if (!quote) {
      notify(notices.sharedQuoteRefused)
      removeFragment()
      return
    }
    const { selection, held, day, sentTotal, isComplete } = quote
    const choices = { selection, held }
    const text = sharedQuote.opened.heading
    tell({ type: 'quote/packageReplaced', payload: { choices, text } })
    setSaid(text)
    removeFragment({ sharedQuote: quoteNumber(quoteOf(choices)), day, sentTotal, isComplete })
  })
  useEffect(() => {
    if (quoteFragment.test(hash)) open()
  }, [hash])

  return <VisuallyHidden {...announced}>{said}</VisuallyHidden>
}
