import { useEffect, useState } from 'react'
import { Container } from '#web/components/container.tsx'
import { Definitions } from '#web/components/definitions.tsx'
import { LinkButtons } from '#web/components/link-buttons.tsx'
import { PageIntro } from '#web/components/page-intro.tsx'
import { Stack } from '#web/components/stack.tsx'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { PaidOrder } from '#web/features/payment/paid-order.tsx'
import { readOrder, type Order } from '#web/state/read-order.ts'

export function Component() {
  const [order, setOrder] = useState<Order | null>(null)
  useEffect(() => setOrder(readOrder()), [])
  const { heading, lead } = order ? paymentSuccess.ordered : paymentSuccess
  return (
    <>
      <PageIntro heading={heading} lead={lead} />
      <Container>
        <Stack>
          <PaidOrder order={order} />
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
