import { Icon, type IconName } from '#web/ui/icon.tsx'
import type { TitledText } from '#web/content/service.ts'
import styles from './ledger.module.css'

type LedgerProps = {
  readonly list: readonly (TitledText & { readonly icon?: IconName })[]
  /** For statements rather than facts: titles in the display font, on the columns of the page. */
  readonly isLarge?: boolean
}

/** Ruled rows: each title at the left, its text beside it. */
export function Ledger({ list, isLarge = false }: LedgerProps) {
  return (
    <dl className={isLarge ? styles.large : styles.ledger}>
      {list.map(({ icon, title, text }) => (
        <div key={title}>
          <dt>
            {icon && <Icon name={icon} />}
            {title}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
