import { Container } from '#web/components/container.tsx'
import { Definitions } from '#web/components/definitions.tsx'
import { LinkButton } from '#web/components/button.tsx'
import { PageIntro } from '#web/components/page-intro.tsx'
import { Actions, Stack } from '#web/components/stack.tsx'
import { paths } from '#web/content/paths.ts'
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
          <Actions>
            <LinkButton to={paths.home}>{paymentSuccess.home}</LinkButton>
            <LinkButton to={paths.contact} look="quiet">
              {paymentSuccess.contact}
            </LinkButton>
          </Actions>
        </Stack>
      </Container>
    </>
  )
}
