import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { readText } from '#web/ui/browser/browser-storage.ts'
import { notify } from '#web/ui/browser/notifications.ts'
import { useHydrated } from '#web/ui/browser/use-hydrated.ts'
import { useAppSelector } from '#web/quote/store/hooks.ts'
import { readDraft } from '#web/quote/store/quote-draft.ts'
import { selectExternalChange, selectIsDamaged, selectSaved } from '#web/quote/store/quote-slice.ts'

/** Leads to the builder if there is nothing to pay, and says why (rule 9.13). */
export function useRedirectWithoutItems(): void {
  const navigate = useNavigate()
  const isNothingSaved = useAppSelector(selectSaved) === null
  // During hydration the page still shows the prerendered state, which has no lines.
  const isEmpty = useHydrated() && isNothingSaved
  // Those have notifications of their own, after which the state forgets them.
  const isDamaged = useAppSelector(selectIsDamaged)
  const isChangedElsewhere = useAppSelector(selectExternalChange) !== null
  const hasLeft = useRef(false)
  useEffect(() => {
    if (!isEmpty || hasLeft.current) return
    hasLeft.current = true
    if (!isDamaged && !isChangedElsewhere) {
      // The copy that the success page keeps of what it cleared. A draft has been begun since, or restored from it.
      const lastQuote = readText('sessionStorage', storageKeys.lastQuote)
      notify(lastQuote === null || readDraft() ? notices.quoteEmpty : notices.quoteOrdered)
    }
    void navigate(paths.customQuote, { replace: true })
  }, [isChangedElsewhere, isDamaged, isEmpty, navigate])
}
