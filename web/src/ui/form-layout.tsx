import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import styles from './form-layout.module.css'

/** A form with stacked fields under a heading. */
export function FormColumn({ className, ...rest }: ComponentProps<'form'>) {
  return <form className={clsx(styles.formColumn, className)} {...rest} />
}

/** Fields in two columns where there is room; a wide field spans both. */
export function FieldGrid({ children }: { readonly children: ReactNode }) {
  return <div className={styles.fieldGrid}>{children}</div>
}

/**
 * Draws errors and moves the focus to the first field of a form whose name is a key. All of them are shown clear of the
 * notification, if there is room.
 */
export function focusFirst(form: HTMLFormElement, errors: object, draw: () => void): void {
  // Before the focus moves: screen readers say a field's description again when it changes.
  flushSync(draw)
  const failed = [...form.elements].filter(
    (element) => (element.getAttribute('name') ?? '') in errors,
  )
  const [first] = failed
  for (const element of [failed.at(-1), first]) element?.scrollIntoView({ block: 'nearest' })
  if (first instanceof HTMLElement) first.focus({ preventScroll: true })
}
