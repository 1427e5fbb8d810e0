import { Container } from '#web/components/container.tsx'
import { Definitions } from '#web/components/definitions.tsx'
import { LinkButtons } from '#web/components/link-buttons.tsx'
import { PageIntro } from '#web/components/page-intro.tsx'
import { Stack } from '#web/components/stack.tsx'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { PaidOrder } from '#web/features/payment/paid-order.tsx'

export function Component() {
  return (
    <>
      <PageIntro heading={paymentSuccess.heading} lead={paymentSuccess.lead} />
      <Container>
        <Stack>
          <PaidOrder />
          <section>
            <h2>{paymentSuccess.steps.heading}</h2>
            <Definitions list={paymentSuccess.steps.list} />
          </section>
          <LinkButtons links={paymentSuccess.links} />
        </Stack>
      </Container>
    </>
  )
}
