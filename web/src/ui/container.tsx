import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './container.module.css'

type ContainerProps = { readonly className?: string | undefined; readonly children: ReactNode }

/** The page's column, with the same margin for header, sections and footer. */
export function Container({ className, children }: ContainerProps) {
  return <div className={clsx(styles.container, className)}>{children}</div>
}
