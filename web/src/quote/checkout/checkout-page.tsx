import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { Container } from '#web/ui/container.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { readText } from '#web/ui/browser/browser-storage.ts'
import { notify } from '#web/ui/browser/notifications.ts'
import { useHydrated } from '#web/ui/browser/use-hydrated.ts'
import { useAppDispatch, useAppSelector } from '#web/quote/store/hooks.ts'
import { readDraft } from '#web/quote/store/quote-draft.ts'
import { selectExternalChange, selectIsDamaged, selectSaved } from '#web/quote/store/quote-slice.ts'
import { notifyNothingSaved, useQuoteNotices } from '#web/quote/store/use-quote-notices.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { selectOrder } from './checkout-slice.ts'
import styles from './checkout-page.module.css'
import { OrderSummary } from './order-summary.tsx'
import { CitedAddresses } from './terms-consent.tsx'

/** The checkout: the buyer's details on the left, the order on the right. Without an order it leads to the builder. */
export function Component() {
  const order = useAppSelector(selectOrder)
  useRedirectWithoutItems()
  useQuoteNotices(notices.quoteChangedElsewhere)
  return (
    <>
      <PageIntro heading={checkoutCopy.heading} lead={checkoutCopy.lead} />
      <Container>
        <div className={styles.columns}>
          <CheckoutForm quote={order} />
          <OrderSummary quote={order} />
        </div>
        <CitedAddresses />
      </Container>
    </>
  )
}

/** Leads to the builder if there is nothing to pay, and says why (rule 9.13). */
function useRedirectWithoutItems(): void {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const isNothingSaved = useAppSelector(selectSaved) === null
  // During hydration the page still shows the prerendered state, which has no lines.
  const isEmpty = useHydrated() && isNothingSaved
  // Both have their own notifications, which reset the state.
  const isDamaged = useAppSelector(selectIsDamaged)
  const isChangedElsewhere = useAppSelector(selectExternalChange) !== null
  const hasLeft = useRef(false)
  useEffect(() => {
    if (!isEmpty || hasLeft.current) return
    hasLeft.current = true
    if (!isDamaged && !isChangedElsewhere) {
      // The success page's copy of the quote that it cleared. A draft is newer, or was restored from it.
      const lastQuote = readText('sessionStorage', storageKeys.lastQuote)
      if (lastQuote === null || readDraft())
        dispatch(notifyNothingSaved(notices.notAtCheckout, notices.quoteEmpty))
      else notify(notices.quoteOrdered)
    }
    void navigate(paths.customQuote, { replace: true })
  }, [dispatch, isChangedElsewhere, isDamaged, isEmpty, navigate])
}
