import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './container.module.css'

type ContainerProps = { readonly className?: string | undefined; readonly children: ReactNode }

/** The page's column, with the same margin for header, sections and footer. */
export function Container({ className, children }: ContainerProps) {
  return <div className={clsx(styles.container, className)}>{children}</div>
}

/** The end of a page without sections: its parts in the page's column, with even gaps. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <Container className={styles.stack}>{children}</Container>
}

/** Buttons in a row, which they fill on mobile. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
