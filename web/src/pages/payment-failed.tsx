import { Container } from '#web/components/container.tsx'
import { Definitions } from '#web/components/definitions.tsx'
import { useNavigate } from 'react-router-dom'
import { Button, LinkButton } from '#web/components/button.tsx'
import { PageIntro } from '#web/components/page-intro.tsx'
import { Actions, Stack } from '#web/components/stack.tsx'
import { paths } from '#web/content/paths.ts'
import { paymentFailed } from '#web/content/payment-result.ts'

export function Component() {
  const navigate = useNavigate()
  return (
    <>
      <PageIntro heading={paymentFailed.heading} lead={paymentFailed.lead} />
      <Container>
        <Stack>
          <Actions>
            {/* A button (rule 11.4), in a form so that it also works without scripts. */}
            <form
              action={paths.checkout}
              onSubmit={(event) => {
                event.preventDefault()
                void navigate(paths.checkout)
              }}
            >
              <Button type="submit" data-leads-to={paths.checkout}>
                {paymentFailed.retry}
              </Button>
            </form>
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
