import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import styles from './checkbox.module.css'

/** A checkbox in the site's style. Its container shows the focus ring. */
export function Checkbox(props: Omit<ComponentProps<'input'>, 'ref' | 'type'>) {
  return (
    <span className={styles.box}>
      <input className={styles.input} {...props} type="checkbox" />
      <Icon name="check" size={18} />
    </span>
  )
}
