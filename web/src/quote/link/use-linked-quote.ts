import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { quoteFragment } from '#shared/inline-script.ts'
import { useHydrated } from '#web/ui/browser/use-hydrated.ts'
import { useOnDemand } from '#web/ui/use-on-demand.ts'
import { toldIfMissing } from '#web/quote/parts/told-if-missing.ts'

const loadDocument = toldIfMissing(async () => import('./quote-document.tsx'))

/**
 * The quote in the address, in place of the builder (rule 8.10), also one that is pasted while the page is open. If its script
 * can't be loaded, the builder stays.
 */
export function useLinkedQuote() {
  const { hash } = useLocation()
  const [failed, setFailed] = useState('')
  const onFailed = useCallback(() => setFailed(hash), [hash])
  const [loaded, request] = useOnDemand(loadDocument, onFailed)
  const isLinked = useHydrated() && quoteFragment.test(hash) && hash !== failed
  useEffect(() => {
    if (isLinked) request()
  }, [isLinked, request])
  return { isLinked, fragment: hash, LinkedQuote: loaded?.LinkedQuote }
}
