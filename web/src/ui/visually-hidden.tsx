import type { ComponentProps } from 'react'
import styles from './visually-hidden.module.css'

/** For assistive technology only. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span className={styles.visuallyHidden} {...props} />
}
