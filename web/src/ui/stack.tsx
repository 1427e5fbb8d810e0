import type { ReactNode } from 'react'
import { Container } from './container.tsx'
import styles from './stack.module.css'

/** The end of a page without sections: its parts in the page's column, with even gaps. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <Container className={styles.stack}>{children}</Container>
}

/** Buttons in a row, which they fill on mobile. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
