import type { ReactNode } from 'react'
import { listSeparator } from '#shared/locale.ts'
import { quantityText } from '#shared/pricing.ts'
import { quoteNumber } from '#shared/quote-number.ts'
import type { Quote } from '#shared/quote.ts'
import { LeftToRight } from '#web/ui/left-to-right.tsx'
import { sharedQuote } from '#web/content/shared-quote.ts'
import { sumsOf } from '#web/content/sums.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import { MoneyBlock, SumRows } from '#web/quote/parts/money-block.tsx'
import { validUntil } from '#web/quote/parts/valid-until.ts'
import { Button } from '#web/ui/button.tsx'
import { Actions } from '#web/ui/container.tsx'
import { readOpened, type OpenedQuote } from './opened-quote.ts'
import styles from './opened-panel.module.css'

const copy = sharedQuote.opened

type BuilderParts = {
  readonly quote: Quote
  /** The builder's Proceed. */
  readonly proceed: ReactNode
  /** Leads to the choices. */
  readonly onChange: () => void
}

/** The panel of a link's quote, as long as the builder shows it unchanged (rule 8.11). */
export function showOpened(state: unknown, parts: BuilderParts): ReactNode {
  const opened = readOpened(state)
  const isUnchanged = opened?.sharedQuote === quoteNumber(parts.quote)
  return opened && isUnchanged && <OpenedPanel {...opened} {...parts} />
}

function OpenedPanel(props: OpenedQuote & BuilderParts) {
  const { quote, sharedQuote: number, openedAt, proceed, onChange } = props
  const { lines } = quote
  const sums = sumsOf('opened', quote)
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
            <LeftToRight>{number}</LeftToRight>
          </dd>
        </div>
        <div>
          <dt>{copy.lines}</dt>
          <dd>{lines.length}</dd>
        </div>
        <SumRows sums={sums.filter(({ slot }) => slot === 'line')} format={formatPrice} />
        <div>
          <dt>{copy.validUntil}</dt>
          <dd>{validUntil(quote, openedAt)}</dd>
        </div>
      </dl>
      <MoneyBlock sums={sums} />
      <Actions>
        {proceed}
        <Button variant="quiet" onClick={onChange}>
          {copy.change}
        </Button>
      </Actions>
    </section>
  )
}
