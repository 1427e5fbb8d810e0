import { useEffect } from 'react'
import { useOnDemand } from '#web/ui/use-on-demand.ts'

const loadOpener = async () => import('./open-shared-quote.tsx')

type SharedQuoteProps = {
  /** Whether a quote in the address is still to be opened. */
  readonly isPending: boolean
  /** Called if a script that opens it can't be loaded. */
  readonly onFailed: () => void
  /** Called once the visitor has decided, if nothing had the focus before. */
  readonly onFocusLost: () => void
}

/** Opens the quote of a link (rule 8.10), also one that is pasted while the page is open. */
export function SharedQuote({ isPending, onFailed, onFocusLost }: SharedQuoteProps) {
  const [opener, requestOpener] = useOnDemand(loadOpener, onFailed)
  useEffect(() => {
    if (isPending) requestOpener()
  }, [isPending, requestOpener])
  return opener && <opener.OpenSharedQuote onFailed={onFailed} onFocusLost={onFocusLost} />
}
