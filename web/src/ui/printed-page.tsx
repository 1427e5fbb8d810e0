import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './printed-page.module.css'

/** What is printed in place of the whole page. It isn't visible on the screen. */
export function PrintedPage({ children }: { readonly children: ReactNode }) {
  return createPortal(<div className={styles.root}>{children}</div>, document.body)
}
