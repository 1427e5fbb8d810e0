import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { customServiceId } from '#shared/catalogue.ts'
import { listSeparator } from '#shared/locale.ts'
import { lastDayHeld } from '#shared/price-promise.ts'
import { quantityText } from '#shared/pricing.ts'
import { quoteNumber } from '#shared/quote-number.ts'
import type { Quote } from '#shared/quote.ts'
import { LeftToRight } from '#web/ui/left-to-right.tsx'
import { pricePromise } from '#web/content/quote-validity.ts'
import { sharedQuote } from '#web/content/shared-quote.ts'
import { sumsOf } from '#web/content/sums.ts'
import { formatDay } from '#web/ui/browser/format-day.ts'
import { formatExactPrice } from '#web/ui/browser/format-money.ts'
import { openedIn, openedState } from '#web/quote/keep/router-state.ts'
import { hasEnded, type KeptQuote } from '#web/quote/keep/kept-quote.ts'
import { MoneyBlock, SumRows } from '#web/quote/parts/money-block.tsx'
import { validUntil } from '#web/quote/keep/valid-until.ts'
import { Button } from '#web/ui/button.tsx'
import { Actions } from '#web/ui/container.tsx'
import styles from './opened-panel.module.css'
import { useLocation, useNavigate } from 'react-router-dom'
import { announced, VisuallyHidden } from '#web/ui/for-screen-readers.tsx'
import { notices } from '#web/content/notices.ts'
import { dismiss, notify } from '#web/ui/browser/notifications.ts'
import { packageReplaced } from '#web/quote/life/kept-events.ts'
import { useQuoteEvents } from '#web/quote/life/hooks.ts'
import { quoteFragment, readQuoteLink } from '#web/quote/keep/quote-link.ts'
import { choicesOf, isSameOrder } from '#web/quote/model/selection.ts'

/** Opens the quote in the address in place of what stood there, which Undo brings back (rule 8.10). */
export function OpenSharedQuote() {
  const dispatch = useQuoteEvents()
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const [said, setSaid] = useState('')

  const open = useEffectEvent(() => {
    dismiss(notices.sharedQuoteRefused)
    const quote = readQuoteLink(hash)
    const state = quote && openedState(hash)
    void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true, state })
    if (!quote) {
      notify(notices.sharedQuoteRefused)
      return
    }
    const text = sharedQuote.opened.heading
    dispatch(packageReplaced(choicesOf(quote), text))
    setSaid(text)
  })
  useEffect(() => {
    if (quoteFragment.test(hash)) open()
  }, [hash])

  return <VisuallyHidden {...announced}>{said}</VisuallyHidden>
}

const copy = sharedQuote.opened

type BuilderParts = {
  readonly quote: Quote
  /** The builder's Proceed. */
  readonly proceed: ReactNode
  /** Leads to the choices. */
  readonly onChange: () => void
  /** The builder's Undo. */
  readonly undo: ReactNode
}

/** The panel of a link's quote, as long as the builder shows it unchanged (rule 8.11). */
export function showOpened(state: unknown, parts: BuilderParts): ReactNode {
  const opened = openedIn(state)
  const kept = opened === undefined ? null : readQuoteLink(opened)
  return kept && isSameOrder(kept, parts.quote) && <OpenedPanel {...kept} {...parts} />
}

function OpenedPanel(props: KeptQuote & BuilderParts) {
  const { quote, day, proceed, onChange, undo } = props
  const { lines } = quote
  const sums = sumsOf('whole', quote)
  const names = lines.map((line) => {
    const quantity = quantityText(line)
    return quantity ? `${line.name} (${quantity})` : line.name
  })
  const isOver = day !== undefined && hasEnded(day)
  return (
    <section className={styles.root} data-surface="tint" data-unprinted="">
      <h2 data-size="title">{copy.heading}</h2>
      <p>{names.join(listSeparator)}</p>
      <dl>
        <div>
          <dt>{copy.number}</dt>
          <dd>
            <LeftToRight>{quoteNumber(quote)}</LeftToRight>
          </dd>
        </div>
        <div>
          <dt>{copy.lines}</dt>
          <dd>{lines.length}</dd>
        </div>
        <SumRows sums={sums.filter(({ slot }) => slot !== 'block')} />
        {day !== undefined && (
          <div>
            <dt>{isOver ? copy.ended : copy.validUntil}</dt>
            <dd>{formatDay(isOver ? lastDayHeld(day) : validUntil(quote, day))}</dd>
          </div>
        )}
      </dl>
      <MoneyBlock sums={sums} />
      <Differences {...props} isOver={isOver} />
      <Actions>
        {proceed}
        <Button variant="quiet" onClick={onChange}>
          {copy.change}
        </Button>
        {undo}
      </Actions>
    </section>
  )
}

/** What the sender saw otherwise, and the sender's own text, so that nobody accepts it unread at the end of a long list. */
function Differences(props: KeptQuote & BuilderParts & { readonly isOver: boolean }) {
  const { quote, day, sentTotal, isComplete, isOver } = props
  const { total } = quote.totals
  const own = quote.lines.find(({ id }) => id === customServiceId)
  return (
    <div className={styles.notes}>
      {own && (
        <p>
          <bdi>{own.name}</bdi> <span translate="no">{formatExactPrice(own.amount)}</span>{' '}
          <span>{copy.bySender}</span>
        </p>
      )}
      {!isComplete && <p>{copy.incomplete}</p>}
      {total !== sentTotal && (
        <p>{copy.changed(formatExactPrice(sentTotal), formatExactPrice(total))}</p>
      )}
      {day !== undefined && <p>{isOver ? copy.todaysPrices : pricePromise}</p>}
    </div>
  )
}
