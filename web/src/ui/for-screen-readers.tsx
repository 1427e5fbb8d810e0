import type { ComponentProps } from 'react'
import styles from './for-screen-readers.module.css'

/**
 * For an element that is in the page before its text: the text is announced each time it changes. Not the role "status", which
 * Firefox leaves out of descriptions, and which Orca reads as "statusbar" also where it is empty.
 */
export const announced = { 'aria-live': 'polite', 'aria-atomic': true } as const

/** For assistive technology only. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span className={styles.visuallyHidden} {...props} />
}
