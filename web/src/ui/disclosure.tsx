import { clsx } from 'clsx'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './disclosure.module.css'

type DisclosureProps = {
  /** Null if nothing is to be hidden. */
  readonly summary: string | null
  /** On wider screens it is open, where the browser can show a closed one. */
  readonly isForPhones?: boolean
  /** Opens it when that becomes true; only the visitor closes it. */
  readonly isNeeded?: boolean
  readonly children: ReactNode
}

/** Content that is hidden until requested. Works without scripts. */
export function Disclosure({
  summary,
  isForPhones = false,
  isNeeded = false,
  children,
}: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isNeeded && details.current) details.current.open = true
  }, [isNeeded])
  if (summary === null) return children
  return (
    <details ref={details} className={clsx(styles.details, isForPhones && styles.onPhones)}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
