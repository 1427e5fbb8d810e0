import { useEffect, useState } from 'react'
import { Definitions } from '#web/ui/definitions.tsx'
import { LinkButtons, type TextLink } from '#web/ui/link-buttons.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { Stack } from '#web/ui/container.tsx'
import { contactAboutOrder } from '#web/content/contact-state.ts'
import { paths } from '#web/content/paths.ts'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { usualTimes } from '#web/content/service-offers.ts'
import { PaidOrder } from './paid-order.tsx'
import { readOrder, type Order } from '#web/quote/store/order.ts'

export function Component() {
  const [order, setOrder] = useState<Order | null>(null)
  useEffect(() => setOrder(readOrder()), [])
  const { heading, lead } = order ? paymentSuccess.ordered : paymentSuccess
  const { list, ...steps } = paymentSuccess.steps
  const text = usualTimes(order?.lines ?? [])
  return (
    <>
      <PageIntro heading={heading} lead={lead} />
      <Stack>
        <PaidOrder order={order} />
        <section>
          <h2>{steps.heading}</h2>
          <Definitions list={text === '' ? list : [...list, { title: steps.projects, text }]} />
        </section>
        <LinkButtons links={linksAfter(order?.reference)} />
      </Stack>
    </>
  )
}

/** The links, of which the one to the contact page begins the message with the order's reference. */
function linksAfter(reference: string | undefined): readonly TextLink[] {
  return paymentSuccess.links.map((link) =>
    link.to === paths.contact && reference !== undefined
      ? { ...link, state: contactAboutOrder(reference) }
      : link,
  )
}
