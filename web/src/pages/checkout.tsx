import { Container } from '#web/components/container.tsx'
import { PageIntro } from '#web/components/page-intro.tsx'
import { checkoutWords } from '#web/content/checkout.ts'
import { Checkout } from '#web/features/checkout/checkout.tsx'

export function Component() {
  return (
    <>
      <PageIntro heading={checkoutWords.heading} lead={checkoutWords.lead} />
      <Container>
        <Checkout />
      </Container>
    </>
  )
}
