import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './stack.module.css'

/** Stacks its children with even gaps. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}

type ActionsProps = { readonly className?: string | undefined; readonly children: ReactNode }

/** Buttons in a row, which they fill on mobile. */
export function Actions({ className, children }: ActionsProps) {
  return <div className={clsx(styles.actions, className)}>{children}</div>
}
