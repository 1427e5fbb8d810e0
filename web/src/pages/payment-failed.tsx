import { Container } from '#web/components/container.tsx'
import { Definitions } from '#web/components/definitions.tsx'
import { LinkButton } from '#web/components/button.tsx'
import { NavigateButton } from '#web/components/navigate-button.tsx'
import { PageIntro } from '#web/components/page-intro.tsx'
import { Actions, Stack } from '#web/components/stack.tsx'
import { paths } from '#web/content/paths.ts'
import { paymentFailed } from '#web/content/payment-result.ts'

export function Component() {
  return (
    <>
      <PageIntro heading={paymentFailed.heading} lead={paymentFailed.lead} />
      <Container>
        <Stack>
          <Actions>
            <NavigateButton to={paths.checkout}>{paymentFailed.retry}</NavigateButton>
            <LinkButton to={paths.customQuote} look="quiet">
              {paymentFailed.change}
            </LinkButton>
          </Actions>
          <section>
            <h2>{paymentFailed.reasons.heading}</h2>
            <Definitions list={paymentFailed.reasons.list} />
          </section>
        </Stack>
      </Container>
    </>
  )
}
