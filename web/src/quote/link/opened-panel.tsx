import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { customServiceId } from '#shared/catalogue.ts'
import { listSeparator } from '#shared/locale.ts'
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
import type { KeptQuote } from '#web/quote/keep/kept-quote.ts'
import { MoneyBlock, SumRows } from '#web/quote/parts/money-block.tsx'
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
  const isQuotedAgain = kept?.lastDay !== undefined && kept.lastDay !== parts.quote.lastDay
  return (
    kept && !isQuotedAgain && isSameOrder(kept, parts.quote) && <OpenedPanel {...kept} {...parts} />
  )
}

function OpenedPanel(props: KeptQuote & BuilderParts) {
  const { quote, endedOn, lastDay = endedOn, proceed, onChange, undo } = props
  const { lines } = quote
  const sums = sumsOf('whole', quote)
  const names = lines.map((line) => {
    const quantity = quantityText(line)
    return quantity ? `${line.name} (${quantity})` : line.name
  })
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
        {lastDay !== undefined && (
          <div>
            <dt>{endedOn === undefined ? copy.validUntil : copy.ended}</dt>
            <dd>{formatDay(lastDay)}</dd>
          </div>
        )}
      </dl>
      <MoneyBlock sums={sums} />
      <Differences {...props} />
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
function Differences(props: KeptQuote & BuilderParts) {
  const { quote, lastDay, endedOn, sentTotal, isComplete } = props
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
      {endedOn !== undefined && <p>{copy.todaysPrices}</p>}
      {lastDay !== undefined && <p>{pricePromise}</p>}
    </div>
  )
}
