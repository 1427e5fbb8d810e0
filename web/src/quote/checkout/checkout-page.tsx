import { totalLines } from '#shared/pricing.ts'
import { Container } from '#web/ui/container.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { notices } from '#web/content/notices.ts'
import { useAppSelector } from '#web/quote/store/hooks.ts'
import { selectSavedLines } from '#web/quote/store/quote-slice.ts'
import { useQuoteNotices } from '#web/quote/store/use-quote-notices.ts'
import { CheckoutForm } from './checkout-form.tsx'
import styles from './checkout-page.module.css'
import { OrderSummary } from './order-summary.tsx'
import { CitedAddresses } from './terms-consent.tsx'
import { useRedirectWithoutItems } from './use-redirect-without-items.ts'

/** The checkout: the buyer's details on the left, the order on the right. Without an order it leads to the builder. */
export function Component() {
  const lines = useAppSelector(selectSavedLines)
  useRedirectWithoutItems()
  useQuoteNotices(notices.quoteChangedElsewhere)
  return (
    <>
      <PageIntro heading={checkoutCopy.heading} lead={checkoutCopy.lead} />
      <Container>
        <div className={styles.columns}>
          <CheckoutForm total={totalLines(lines).total} />
          <OrderSummary lines={lines} />
        </div>
        <CitedAddresses />
      </Container>
    </>
  )
}
