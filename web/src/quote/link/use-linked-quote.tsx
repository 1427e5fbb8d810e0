import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useOnDemand } from '#web/ui/use-on-demand.ts'
import { useAppSelector } from '#web/quote/life/hooks.ts'
import { selectQuote } from '#web/quote/life/selectors.ts'
import { toldIfMissing } from '#web/quote/parts/told-if-missing.ts'
import { quoteFragment } from '#web/quote/keep/quote-link.ts'

const loadOpener = toldIfMissing(async () => import('./opened-panel.tsx'))

type LinkedQuote = {
  /** Whether it has yet to be opened, so that the builder's total is still another one (rule 8.8). */
  readonly isPending: boolean
  /** Opens it. */
  readonly opener: ReactNode
  /** What a link has opened, as long as the builder shows it unchanged (rule 8.11). */
  readonly panel: ReactNode
}

type LinkedQuoteProps = {
  /** The builder's Proceed. */
  readonly proceed: ReactNode
  /** Leads to the choices. */
  readonly onChange: () => void
  /** The builder's Undo. */
  readonly undo: ReactNode
}

/**
 * Opens the quote in the address (rule 8.10), also one that is pasted while the page is open. If a script that opens it can't
 * be loaded, the builder keeps its choices.
 */
export function useLinkedQuote({ proceed, onChange, undo }: LinkedQuoteProps): LinkedQuote {
  const location = useLocation()
  const { hash } = location
  const state: unknown = location.state
  const quote = useAppSelector(selectQuote)
  const [failed, setFailed] = useState('')
  const onFailed = useCallback(() => setFailed(hash), [hash])
  const [loaded, requestOpener] = useOnDemand(loadOpener, onFailed)
  const isPending = quoteFragment.test(hash) && hash !== failed
  // The builder has no other state. What it is, is read once its script has loaded.
  const isNeeded = isPending || Boolean(state)
  useEffect(() => {
    if (isNeeded) requestOpener()
  }, [isNeeded, requestOpener])
  const opener = loaded && <loaded.OpenSharedQuote />
  const panel = loaded?.showOpened(state, { quote, proceed, onChange, undo })
  return { isPending, opener, panel }
}
