import { useId, useState } from 'react'
import type { Resource } from '#shared/catalogue.ts'
import { quoteBuilder, resourceCopy } from '#web/content/quote-builder.ts'
import { nearestStep } from '#web/quote/model/selection.ts'
import styles from './quantity-field.module.css'

/** More digits than any slider needs. */
const maxDigits = 6

type QuantityFieldProps = {
  readonly resource: Resource
  readonly quantity: number
  readonly onQuantity: (quantity: number) => void
}

/**
 * Applies any number on Enter or blur. If what was typed is not on the slider's steps, says what it became until the next
 * change (rule 7.10).
 */
export function QuantityField({ resource, quantity, onQuantity }: QuantityFieldProps) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [note, setNote] = useState<{ readonly text: string; readonly about: number } | null>(null)
  // The slider or a button has changed it since.
  if (note && note.about !== quantity) setNote(null)
  const commit = () => {
    if (draft) {
      const value = Number(draft)
      const became = Number.isNaN(value) ? quantity : nearestStep(resource, value)
      const { step, max } = resource
      const text = quoteBuilder.adjusted(draft, String(became), String(step), String(max))
      setNote(value === became ? null : { text, about: became })
      onQuantity(became)
    }
    setDraft(null)
  }
  return (
    <>
      <input
        className={styles.field}
        type="text"
        inputMode="numeric"
        maxLength={maxDigits}
        aria-label={resourceCopy[resource.id].amount}
        aria-describedby={note ? id : undefined}
        value={draft ?? String(quantity)}
        onChange={(event) => {
          setDraft(event.target.value)
          setNote(null)
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
        }}
      />
      <p className={styles.note} id={id} role="status">
        {note?.text}
      </p>
    </>
  )
}
