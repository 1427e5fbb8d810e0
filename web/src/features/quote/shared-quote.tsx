import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useOnDemand } from '#web/components/use-on-demand.ts'
import { notices } from '#web/content/notices.ts'
import { notify } from '#web/lib/notifications.ts'
import { quoteFragment } from '#web/state/quote-link.ts'

const loadOpener = async () => import('./open-shared-quote.tsx')
const onFailed = () => notify(notices.partNotLoaded)

/** Opens the quote of a link (rule 8.10), also one that is pasted while the page is open. */
export function SharedQuote() {
  const { hash } = useLocation()
  const [opener, requestOpener] = useOnDemand(loadOpener, onFailed)
  useEffect(() => {
    if (quoteFragment.test(hash)) requestOpener()
  }, [hash, requestOpener])
  return opener && <opener.OpenSharedQuote />
}
