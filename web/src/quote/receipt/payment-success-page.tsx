import { useEffect, useState } from 'react'
import { Definitions } from '#web/ui/definitions.tsx'
import { LinkButtons } from '#web/ui/link-buttons.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { Stack } from '#web/ui/container.tsx'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { PaidOrder } from './paid-order.tsx'
import { readOrder, type OrderedLine } from '#web/quote/store/order.ts'

export function Component() {
  const [order, setOrder] = useState<readonly OrderedLine[] | null>(null)
  useEffect(() => setOrder(readOrder()), [])
  const { heading, lead } = order ? paymentSuccess.ordered : paymentSuccess
  return (
    <>
      <PageIntro heading={heading} lead={lead} />
      <Stack>
        <PaidOrder order={order} />
        <section>
          <h2>{paymentSuccess.steps.heading}</h2>
          <Definitions list={paymentSuccess.steps.list} />
        </section>
        <LinkButtons links={paymentSuccess.links} />
      </Stack>
    </>
  )
}
