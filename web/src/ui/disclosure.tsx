import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

type DisclosureProps = {
  readonly summary: string
  /** On wider screens it is open, where the browser can show a closed one. */
  readonly isForPhones?: boolean
  readonly children: ReactNode
}

/** What is shown only to those who ask for it. Works without scripts. */
export function Disclosure({ summary, isForPhones = false, children }: DisclosureProps) {
  return (
    <details className={clsx(styles.details, isForPhones && styles.onPhones)}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
