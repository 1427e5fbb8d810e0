import { Container } from '#web/ui/container.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { Checkout } from './checkout.tsx'

export function Component() {
  return (
    <>
      <PageIntro heading={checkoutCopy.heading} lead={checkoutCopy.lead} />
      <Container>
        <Checkout />
      </Container>
    </>
  )
}
