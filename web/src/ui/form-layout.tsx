import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './form-layout.module.css'

/** A form with stacked fields under a heading. */
export function FormColumn({ className, ...rest }: ComponentProps<'form'>) {
  return <form className={clsx(styles.formColumn, className)} {...rest} />
}

/** Fields in two columns where there is room; a wide field spans both. */
export function FieldGrid({ children }: { readonly children: ReactNode }) {
  return <div className={styles.fieldGrid}>{children}</div>
}
