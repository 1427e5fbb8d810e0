import { useState } from 'react'
import styles from './flash-on-change.module.css'

/** A number that is tinted for a moment when it changes. */
export function FlashOnChange({ children }: { readonly children: string }) {
  const [shown, setShown] = useState({ text: children, changes: 0 })
  if (shown.text !== children) setShown({ text: children, changes: shown.changes + 1 })
  return (
    // With a new key React makes a new element, whose animation starts again.
    <span key={shown.changes} className={styles.number} data-changed={shown.changes > 0}>
      {children}
    </span>
  )
}
