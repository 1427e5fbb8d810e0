import { clsx } from 'clsx'
import type { Cents } from '#shared/money.ts'
import { blockNote } from '#web/content/sum-names.ts'
import { type Sum } from '#web/offers/sums.ts'
import { formatExactPrice } from '#web/ui/browser/format-money.ts'
import figureStyles from '#web/ui/figure.module.css'
import styles from './money-block.module.css'

type SumsProps = { readonly sums: readonly Sum[]; readonly format?: (amount: Cents) => string }

/** Sums as the rows of a definition list. */
export function SumRows({ sums, format = formatExactPrice }: SumsProps) {
  return sums.map(({ kind, slot, name, amount }) => (
    <div key={kind} data-sum={kind}>
      <dt>{name}</dt>
      <dd className={clsx(slot === 'figure' && figureStyles.figure)} translate="no">
        {format(amount)}
      </dd>
    </div>
  ))
}

/** What is paid of a deposit, a month afterwards and in the first year: beneath a total, never folded or scrolled away (rule 7.15). */
export function MoneyBlock({ sums, ...rest }: SumsProps) {
  return (
    <div className={styles.block} data-block="">
      <dl>
        <SumRows sums={sums.filter(({ slot }) => slot === 'block')} {...rest} />
      </dl>
      <small>{blockNote}</small>
    </div>
  )
}
