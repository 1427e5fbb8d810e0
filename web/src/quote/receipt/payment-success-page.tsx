import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { Definitions } from '#web/ui/definitions.tsx'
import { LinkButtons, type TextLink } from '#web/ui/link-buttons.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { Stack } from '#web/ui/container.tsx'
import { contactAboutOrder } from '#web/content/contact-state.ts'
import { isolated } from '#web/content/left-to-right.ts'
import { paths } from '#web/content/paths.ts'
import { usualTimes } from '#web/content/service-offers.ts'
import { LeftToRight } from '#web/ui/left-to-right.tsx'
import { Button } from '#web/ui/button.tsx'
import { Pending } from '#web/ui/pending.tsx'
import { buyerDetails } from '#shared/customer-fields.ts'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { paidNames, sumsOf } from '#web/content/sums.ts'
import { notices } from '#web/content/notices.ts'
import { notify } from '#web/ui/browser/notifications.ts'
import { printPage } from '#web/ui/browser/print-page.ts'
import { formatLocalDay } from '#web/ui/browser/format-day.ts'
import { readDetails, toCustomerInfo } from '#web/quote/keep/customer-details.ts'
import { OrderLines } from '#web/quote/parts/order-lines.tsx'
import { PaymentNotes } from '#web/quote/parts/payment-notes.tsx'
import { Letterhead } from '#web/quote/parts/letterhead.tsx'
import { useQuotePage } from '#web/quote/life/hooks.ts'
import { invoiceNumber, type InvoiceNumber } from '#web/quote/keep/invoice-number.ts'
import { readOrder, type Order } from '#web/quote/keep/order.ts'
import styles from './payment-success-page.module.css'

const { receipt } = paymentSuccess

const pending = (
  <Pending withoutScript={paymentSuccess.withoutScript}>{paymentSuccess.pending}</Pending>
)

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
        <LinkButtons links={linksAfter(order?.reference)} isQuiet />
      </Stack>
    </>
  )
}

/** The page's links. The contact form then opens with the order's reference in its message. */
function linksAfter(reference: string | undefined): readonly TextLink[] {
  return paymentSuccess.links.map((link) =>
    link.to === paths.contact && reference !== undefined
      ? { ...link, state: contactAboutOrder(reference) }
      : link,
  )
}

/**
 * Reference, invoice number and date, and the lines ordered in this tab; they print as one page. The browser makes number
 * and date. Showing the order clears the saved quote.
 */
function PaidOrder({ order }: { readonly order: Order | null }) {
  useQuotePage('receipt')
  const [number, setNumber] = useState<InvoiceNumber | null>(null)
  const [buyer, setBuyer] = useState('')
  useEffect(() => {
    setBuyer(readBuyer())
    setNumber(invoiceNumber(Date.now, Math.random))
  }, [])
  return (
    <div className={clsx(styles.root, order && styles.receipt)}>
      {order && (
        <>
          <Letterhead />
          <h2 className={styles.title}>{receipt.title}</h2>
        </>
      )}
      <div className={styles.reference}>
        <dl>
          {order?.reference !== undefined && (
            <div>
              <dt>{paymentSuccess.reference}</dt>
              <dd data-size="title">
                <LeftToRight>{order.reference}</LeftToRight>
              </dd>
            </div>
          )}
          {order?.number !== undefined && (
            <div>
              <dt>{paymentSuccess.quoteNumber}</dt>
              <dd translate="no">
                <LeftToRight>{order.number}</LeftToRight>
              </dd>
            </div>
          )}
          <div>
            <dt>{paymentSuccess.invoiceNumber}</dt>
            <dd>{number ? <LeftToRight>{number.text}</LeftToRight> : pending}</dd>
          </div>
          <div>
            <dt>{paymentSuccess.date}</dt>
            <dd>{number ? formatLocalDay(number.madeAt) : pending}</dd>
          </div>
          {order && buyer !== '' && (
            <div>
              <dt>{receipt.buyer}</dt>
              <dd>{buyer}</dd>
            </div>
          )}
        </dl>
        {order?.reference !== undefined && <p>{paymentSuccess.referenceNote}</p>}
        <p>{paymentSuccess.invoiceNote}</p>
      </div>
      {order && <OrderedLines order={order} />}
    </div>
  )
}

/** What was ordered, as it was priced at the checkout, with a button that prints the receipt. */
function OrderedLines({ order }: { readonly order: Order }) {
  return (
    <section className={styles.ordered}>
      <h2>{receipt.heading}</h2>
      <OrderLines lines={order.lines} sums={sumsOf(order, paidNames)} />
      <PaymentNotes lines={order.lines} />
      <p>{receipt.proof}</p>
      <Button onClick={() => printPage(() => notify(notices.notPrinted))}>{receipt.print}</Button>
    </section>
  )
}

/** The buyer's details, one a line, as far as this tab still has what was typed at the checkout. */
function readBuyer(): string {
  const details = toCustomerInfo(readDetails())
  if (details.fullName === '') return ''
  return buyerDetails('receipt', details)
    .map((line) => isolated(line.join(' ')))
    .join('\n')
}
