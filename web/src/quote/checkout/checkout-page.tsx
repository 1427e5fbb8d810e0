import { useLocation } from 'react-router-dom'
import { Container } from '#web/ui/container.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { useAppSelector, useQuotePage } from '#web/quote/life/hooks.ts'
import { selectOrder } from '#web/quote/life/selectors.ts'
import { retriedIn } from '#web/quote/parts/router-state.ts'
import { CheckoutForm } from './checkout-form.tsx'
import styles from './checkout-page.module.css'
import { OrderSummary } from './order-summary.tsx'
import { CitedAddresses } from './terms-consent.tsx'

/** The checkout: the buyer's details on the left, the order on the right. Without an order it leads to the builder. */
export function Component() {
  const order = useAppSelector(selectOrder)
  const state: unknown = useLocation().state
  useQuotePage('checkout', { reference: retriedIn(state) })
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
