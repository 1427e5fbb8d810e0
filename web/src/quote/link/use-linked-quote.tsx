import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useOnDemand } from '#web/ui/use-on-demand.ts'
import { notices } from '#web/content/notices.ts'
import { notify } from '#web/ui/browser/notifications.ts'
import { quoteFragment } from '#web/quote/keep/quote-link.ts'

const loadOpener = async () => import('./open-shared-quote.tsx')

/**
 * Opens the quote in the address (rule 8.10), also one that is pasted while the page is open.
 *
 * @param onFocusLost - called once the visitor has decided, if nothing had the focus before
 * @returns whether it has yet to be opened, so that the builder's total is still another one (rule 8.8), and the question
 *   to the visitor. If a script that opens it can't be loaded, the builder keeps its choices
 */
export function useLinkedQuote(
  onFocusLost: () => void,
): readonly [isPending: boolean, question: ReactNode] {
  const { hash } = useLocation()
  const [failed, setFailed] = useState('')
  const onFailed = useCallback(() => {
    notify(notices.partNotLoaded)
    setFailed(hash)
  }, [hash])
  const [opener, requestOpener] = useOnDemand(loadOpener, onFailed)
  const isPending = quoteFragment.test(hash) && hash !== failed
  useEffect(() => {
    if (isPending) requestOpener()
  }, [isPending, requestOpener])
  const question = opener && (
    <opener.OpenSharedQuote onFailed={onFailed} onFocusLost={onFocusLost} />
  )
  return [isPending, question]
}
