import { clsx } from 'clsx'
import { Icon } from './icon.tsx'
import styles from './check-list.module.css'

type CheckListProps = {
  readonly list: readonly string[]
  /** In two columns on desktop, with lines between the rows. */
  readonly isWide?: boolean
}

export function CheckList({ list, isWide = false }: CheckListProps) {
  return (
    <ul className={clsx(styles.list, isWide && styles.wide)} role="list">
      {list.map((item) => (
        <li key={item}>
          <Icon name="check" size={18} />
          {item}
        </li>
      ))}
    </ul>
  )
}
