import { clsx } from 'clsx'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { listSeparator } from '#shared/locale.ts'
import { Definitions } from '#web/ui/definitions.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { Stack } from '#web/ui/container.tsx'
import { contactAboutOrder, contactLink } from '#web/content/prepared-messages.ts'
import { isolated } from '#web/ui/browser/isolated-text.ts'
import { paths } from '#web/content/paths.ts'
import { usualTimes } from '#web/offers/usual-times.ts'
import { LeftToRight } from '#web/ui/left-to-right.tsx'
import { Button, LinkButtons, type TextLink } from '#web/ui/button.tsx'
import { Pending } from '#web/ui/pending.tsx'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { sumsOf } from '#web/offers/sums.ts'
import { notices } from '#web/content/notices.ts'
import { notify } from '#web/ui/browser/notifications.ts'
import { printPage } from '#web/ui/use-printing.ts'
import { formatDay } from '#web/ui/browser/format-day.ts'
import { useHydrated } from '#web/ui/browser/use-hydrated.ts'
import { formatExactPrice } from '#web/ui/browser/format-money.ts'
import { SumRows } from '#web/quote/parts/money-block.tsx'
import { Caller } from '#web/quote/parts/caller-note.tsx'
import { CoveredName } from '#web/quote/parts/covered-name.tsx'
import { LineList } from '#web/quote/parts/line-list.tsx'
import { Letterhead } from '#web/quote/parts/letterhead.tsx'
import { useQuotePage } from '#web/quote/life/hooks.ts'
import { referenceIn } from '#web/quote/parts/router-state.ts'
import { companyDay } from '#web/quote/model/valid-until.ts'
import { openReceipt, type Receipt } from './open-receipt.ts'
import { OtherPayments } from './other-payments.tsx'
import styles from './payment-success-page.module.css'

const { receipt } = paymentSuccess

const pending = (
  <Pending withoutScript={paymentSuccess.withoutScript}>{paymentSuccess.pending}</Pending>
)

export function Component() {
  const opened = useReceipt()
  const { heading, lead } = paymentSuccess[knowledgeOf(opened)]
  const { list, ...steps } = paymentSuccess.steps
  const text = usualTimes(opened?.order?.lines ?? [])
  return (
    <>
      <PageIntro heading={heading} lead={lead} />
      <Stack>
        {opened && <OtherPayments reference={opened.reference} />}
        <ReceiptOf opened={opened} />
        <section>
          <h2>{steps.heading}</h2>
          <Definitions list={text === '' ? list : [...list, { title: steps.projects, text }]} />
        </section>
        <LinkButtons links={linksAfter(opened)} isQuiet />
      </Stack>
    </>
  )
}

/** What the page shows, null until it is hydrated. Opening it clears the saved quote. */
function useReceipt(): Receipt | null {
  const isHydrated = useHydrated()
  const [opened, setOpened] = useState<Receipt | null>(null)
  const returned = referenceIn(useLocation().search)
  // First: it asks whether this receipt was opened before.
  useQuotePage('receipt', { reference: returned })
  useEffect(() => {
    if (isHydrated) setOpened(openReceipt(returned))
  }, [isHydrated, returned])
  return opened
}

function knowledgeOf(opened: Receipt | null) {
  if (opened?.isReturned) return opened.order ? 'paid' : 'returnedElsewhere'
  return opened?.order ? 'unconfirmed' : 'unknown'
}

/** The page's links. The contact form then opens with the order's numbers in its message. */
function linksAfter(opened: Receipt | null): readonly TextLink[] {
  const { reference, order } = opened ?? {}
  return paymentSuccess.links.map((link) =>
    link.to === paths.contact && reference !== undefined
      ? {
          ...link,
          ...contactLink(
            contactAboutOrder([reference, ...(order ? [order.number] : [])].join(listSeparator)),
          ),
        }
      : link,
  )
}

/**
 * Amount with Print, reference and date, which a phone shows first, and what was ordered, as it was priced at the checkout; they
 * print as one page. The browser makes invoice number and date.
 */
function ReceiptOf({ opened }: { readonly opened: Receipt | null }) {
  const { order = null, reference, number, isReturned = false } = opened ?? {}
  const sums = order ? sumsOf('receipt', order, isReturned ? 'paid' : 'unconfirmed') : []
  return (
    <div className={clsx(styles.root, order && styles.receipt)}>
      {order && (
        <>
          <Letterhead />
          <h2 className={styles.title}>{receipt.title}</h2>
        </>
      )}
      <div className={styles.reference} data-returned={isReturned || undefined}>
        {order && (
          <div className={styles.amount}>
            <dl>
              <SumRows sums={sums.filter(({ slot }) => slot === 'figure')} />
            </dl>
            <Button variant="quiet" onClick={() => printPage(() => notify(notices.notPrinted))}>
              {receipt.print}
            </Button>
          </div>
        )}
        <dl>
          {reference !== undefined && (
            <Fact term={paymentSuccess.reference}>
              <LeftToRight>{reference}</LeftToRight>
            </Fact>
          )}
          <Fact term={paymentSuccess.date}>
            {number ? formatDay(companyDay(number.madeAt)) : pending}
          </Fact>
          {order && (
            <Fact term={paymentSuccess.quoteNumber}>
              <LeftToRight>{order.number}</LeftToRight>
            </Fact>
          )}
          {order && order.buyer.length > 0 && (
            <Fact term={receipt.buyer}>{order.buyer.map(isolated).join('\n')}</Fact>
          )}
        </dl>
        {order && isReturned && <Caller isPaid />}
        {reference !== undefined && <p>{paymentSuccess.referenceNote}</p>}
      </div>
      {order && (
        <section className={styles.ordered} data-long={order.lines.length > 9 || undefined}>
          <h2>{receipt.heading}</h2>
          <LineList
            lines={order.lines}
            format={formatExactPrice}
            renderName={(line) => <CoveredName line={line} />}
          >
            <SumRows sums={sums.filter(({ slot }) => slot === 'line')} />
          </LineList>
          <p>{isReturned ? receipt.proof() : receipt.unconfirmed}</p>
        </section>
      )}
      <div className={styles.reference}>
        <dl>
          <Fact term={paymentSuccess.invoiceNumber}>
            {number ? <LeftToRight>{number.text}</LeftToRight> : pending}
          </Fact>
        </dl>
        <p>{paymentSuccess.invoiceNote}</p>
      </div>
    </div>
  )
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
