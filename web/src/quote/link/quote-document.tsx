import { useEffect, useState, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { customServiceId } from '#shared/catalogue.ts'
import { cents } from '#shared/money.ts'
import type { Quote } from '#shared/quote.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { pricePromise } from '#web/content/quote-validity.ts'
import { sharedQuote } from '#web/content/shared-quote.ts'
import { sumsOf } from '#web/offers/sums.ts'
import { focusText } from '#web/ui/browser/focus-text.ts'
import { formatDay } from '#web/ui/browser/format-day.ts'
import { formatExactPrice } from '#web/ui/browser/format-money.ts'
import { dismiss, notify } from '#web/ui/browser/notifications.ts'
import { Button } from '#web/ui/button.tsx'
import { Actions, Container } from '#web/ui/container.tsx'
import { LeftToRight } from '#web/ui/left-to-right.tsx'
import type { KeptQuote } from '#web/quote/keep/kept-quote.ts'
import { readQuoteLink } from '#web/quote/keep/quote-link.ts'
import { useQuoteEvents } from '#web/quote/life/hooks.ts'
import { ownPackage, packageReplaced } from '#web/quote/life/kept-events.ts'
import { choicesOf, isSameOrder, quoteOf } from '#web/quote/model/selection.ts'
import { CoveredName } from '#web/quote/parts/covered-name.tsx'
import { LineList, LineName } from '#web/quote/parts/line-list.tsx'
import { MoneyBlock, SumRows } from '#web/quote/parts/money-block.tsx'
import { AboutPlanPrice, NotInPrice, PaymentNotes } from '#web/quote/parts/payment-notes.tsx'
import { QuoteActions } from '#web/quote/share/quote-actions.tsx'
import styles from './quote-document.module.css'

const copy = sharedQuote.opened

type LinkedQuoteProps = {
  readonly fragment: string
  /** The builder's Proceed, which first makes the quote the visitor's. */
  readonly renderProceed: (quote: Quote, take: () => void) => ReactNode
}

/** The quote of a link, which is no draft: nothing of the visitor's changes until Change or Proceed (rule 8.10). */
export function LinkedQuote({ fragment, renderProceed }: LinkedQuoteProps) {
  const [kept] = useState(() => readQuoteLink(fragment))
  return kept ? <QuoteDocument kept={kept} renderProceed={renderProceed} /> : <Refused />
}

function Refused() {
  const navigate = useNavigate()
  useEffect(() => {
    notify(notices.sharedQuoteRefused)
    void navigate(paths.customQuote, { replace: true, preventScrollReset: true })
  }, [navigate])
  return null
}

const focusHeading = () => focusText(document.querySelector('h1'), { preventScroll: true })

type QuoteDocumentProps = Pick<LinkedQuoteProps, 'renderProceed'> & { readonly kept: KeptQuote }

function QuoteDocument({ kept, renderProceed }: QuoteDocumentProps) {
  const dispatch = useQuoteEvents()
  const navigate = useNavigate()
  const [own] = useState(ownPackage)
  useEffect(() => {
    dismiss(notices.sharedQuoteRefused)
    focusHeading()
    // The builder takes its place at the same path.
    return focusHeading
  }, [])
  const quote = quoteOf(kept)
  const { lines } = quote
  const sums = sumsOf('whole', quote)
  const take = () => dispatch(packageReplaced(choicesOf(kept), copy.taken(kept.number)))
  return (
    <Container className={styles.page}>
      <article className={styles.root} data-surface="paper">
        <header>
          <div>
            <p>{copy.heading}</p>
            <h1 translate="no">
              <LeftToRight>{kept.number}</LeftToRight>
            </h1>
            <Validity kept={kept} total={quote.totals.total} />
          </div>
          <div className={styles.pay}>
            <dl>
              <SumRows sums={sums.filter(({ slot }) => slot === 'figure')} />
            </dl>
            <AboutPlanPrice sums={sums} />
            <Actions>
              {renderProceed(quote, take)}
              <Button
                variant="quiet"
                onClick={() => {
                  take()
                  void navigate(paths.customQuote)
                }}
              >
                {copy.change}
              </Button>
            </Actions>
            <QuoteActions quote={quote} />
          </div>
        </header>
        {own && !isSameOrder(own, kept) && (
          <p data-surface="tint">
            <span>{copy.own}</span>{' '}
            <b translate="no">{formatExactPrice(quoteOf(own).totals.total)}</b>{' '}
            <Link to={paths.customQuote}>{copy.openOwn}</Link>
          </p>
        )}
        <LineList
          lines={lines}
          format={formatExactPrice}
          renderName={(line) =>
            line.id === customServiceId ? (
              <>
                <LineName line={line} />
                <small className={styles.bySender}>{copy.bySender}</small>
              </>
            ) : (
              <CoveredName line={line} />
            )
          }
        >
          <SumRows sums={sums.filter(({ slot }) => slot !== 'block')} />
        </LineList>
        <MoneyBlock sums={sums} />
        <div className={styles.notes}>
          {kept.lastDay !== undefined && <p>{pricePromise}</p>}
          <PaymentNotes />
          <NotInPrice lines={lines} />
        </div>
      </article>
    </Container>
  )
}

/** Until when it holds, and what its paper's reader wants to know first: whether the total is still the same. */
function Validity({ kept, total }: { readonly kept: KeptQuote; readonly total: number }) {
  const { lastDay, endedOn, sentTotal, isComplete } = kept
  const difference = total - sentTotal
  return (
    <div className={styles.validity}>
      {lastDay !== undefined && <p>{copy.validUntil(formatDay(lastDay))}</p>}
      {endedOn !== undefined && <p className={styles.ended}>{copy.ended(formatDay(endedOn))}</p>}
      {endedOn !== undefined && difference === 0 && <p>{copy.same}</p>}
      {difference !== 0 && (
        <p>
          <b translate="no">{formatExactPrice(cents(Math.abs(difference)))}</b>{' '}
          <span>{difference > 0 ? copy.more : copy.less}</span>
        </p>
      )}
      {!isComplete && <p>{copy.incomplete}</p>}
    </div>
  )
}
