import { Container } from '#web/ui/container.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { checkoutWords } from '#web/content/checkout.ts'
import { Checkout } from './checkout.tsx'

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
