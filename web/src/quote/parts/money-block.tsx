import { clsx } from 'clsx'
import type { Cents } from '#shared/money.ts'
import { blockNote, type Sum } from '#web/content/sums.ts'
import { formatExactPrice } from '#web/ui/browser/format-money.ts'
import figureStyles from '#web/ui/figure.module.css'
import styles from './money-block.module.css'

type Sums = { readonly sums: readonly Sum[] }

/** Sums as the rows of a definition list. */
export function SumRows({
  sums,
  format = formatExactPrice,
}: Sums & { readonly format?: (amount: Cents) => string }) {
  return sums.map(({ kind, slot, name, amount }) => (
    <div key={kind} data-sum={kind}>
      <dt>{name}</dt>
      <dd className={clsx(slot === 'figure' && figureStyles.figure)} translate="no">
        {format(amount)}
      </dd>
    </div>
  ))
}

/** What is paid today, a month afterwards and in the first year: beneath a total, never folded or scrolled away (rule 7.15). */
export function MoneyBlock({ sums }: Sums) {
  return (
    <div className={styles.block} data-block="">
      <dl>
        <SumRows sums={sums.filter(({ slot }) => slot === 'block')} />
      </dl>
      <small>{blockNote}</small>
    </div>
  )
}
