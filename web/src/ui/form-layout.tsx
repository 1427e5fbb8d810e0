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

/** Moves the focus to the first field of a form whose name is a key. */
export function focusFirst(form: HTMLFormElement, errors: object): void {
  const first = [...form.elements].find((element) => (element.getAttribute('name') ?? '') in errors)
  if (first instanceof HTMLElement) first.focus()
}
