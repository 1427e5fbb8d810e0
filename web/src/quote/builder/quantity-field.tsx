import { useId, useState } from 'react'
import type { Resource } from '#shared/catalogue.ts'
import { unitOf } from '#shared/words.ts'
import { quoteBuilder, resourceCopy } from '#web/content/quote-builder.ts'
import { quoted, readQuantityText } from '#web/quote/model/typed-number.ts'
import styles from './quantity-field.module.css'

const copy = quoteBuilder.typedQuantity

type QuantityFieldProps = {
  readonly resource: Resource
  readonly quantity: number
  readonly onQuantity: (quantity: number) => void
}

/**
 * Applies any number on Enter or blur. A number between the slider's steps is rounded; a message says so until the next
 * change, in place of the hint about the steps (rule 7.10).
 */
export function QuantityField({ resource, quantity, onQuantity }: QuantityFieldProps) {
  const id = useId()
  const { step, max, unit } = resource
  const [draft, setDraft] = useState<string | null>(null)
  const [note, setNote] = useState<{ readonly text: string; readonly about: number } | null>(null)
  // The slider or a button has changed it since.
  if (note && note.about !== quantity) setNote(null)
  const commit = () => {
    if (draft) {
      const read = readQuantityText(draft, resource)
      const became = 'quantity' in read ? read.quantity : quantity
      setNote(
        read.kind === 'exact' ? null : { text: explain(read.kind, draft, became), about: became },
      )
      onQuantity(became)
    }
    setDraft(null)
  }
  const explain = (kind: 'raised' | 'aboveMax' | 'notANumber', typed: string, became: number) => {
    if (kind === 'raised') return copy.raised(quoted(typed), `${became}`, `${step}`, `${max}`)
    return copy[kind](quoted(typed), `${became}`)
  }
  return (
    <>
      <input
        className={styles.field}
        type="text"
        inputMode="numeric"
        aria-label={resourceCopy[resource.id].amount}
        aria-describedby={note ? `${id}-hint ${id}` : `${id}-hint`}
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
      <p className={styles.hint} id={`${id}-hint`} hidden={note !== null}>
        {quoteBuilder.quantityHint(`${step}`, `${max} ${unitOf(max, unit)}`)}
      </p>
      <p className={styles.note} id={id} role="status">
        {note?.text}
      </p>
    </>
  )
}
