import type { PricedLine } from '#shared/pricing.ts'
import { pricedQuantity } from '#web/offers/limits.ts'
import { LineName } from './line-list.tsx'
import styles from './covered-name.module.css'

type CoveredNameProps = {
  readonly line: PricedLine
  /** Whether what it covers is folded. A quantity never is. */
  readonly isFolded?: boolean
}

/** A line's name, and all that it covers. */
export function CoveredName({ line, isFolded = false }: CoveredNameProps) {
  const covers = (
    <small translate={line.unit === undefined ? undefined : 'no'}>
      {pricedQuantity(line) ?? line.description}
    </small>
  )
  const name = <LineName line={line} />
  if (isFolded && line.unit === undefined)
    return (
      <details className={styles.covers}>
        <summary>{name}</summary>
        {covers}
      </details>
    )
  return (
    <>
      <div className={styles.covers}>{name}</div>
      {covers}
    </>
  )
}
