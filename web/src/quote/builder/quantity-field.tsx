import { useId, useRef, useState } from 'react'
import type { Resource } from '#shared/catalogue.ts'
import { unitOf } from '#shared/words.ts'
import { resourceCopy } from '#web/content/catalogue-copy.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { announced } from '#web/ui/for-screen-readers.tsx'
import { formatQuantity as format } from '#web/ui/browser/format-money.ts'
import { isComposing } from '#web/ui/browser/is-composing.ts'
import { useField } from '#web/ui/use-field.ts'
import { quoted, readQuantityText } from '#web/quote/model/typed-number.ts'
import styles from './quantity-field.module.css'

const copy = quoteBuilder.typedQuantity

type QuantityFieldProps = {
  readonly resource: Resource
  readonly quantity: number
  readonly onQuantity: (quantity: number) => void
}

/**
 * Applies any number on Enter, on blur and before any action. A number between the slider's steps is rounded; a message says so until the next
 * change, in place of the hint about the steps (rule 7.10).
 */
export function QuantityField({ resource, quantity, onQuantity }: QuantityFieldProps) {
  const id = useId()
  const { step, max, unit } = resource
  const [note, setNote] = useState<{ readonly text: string; readonly about: number } | null>(null)
  // The slider or a button has changed it since.
  if (note && note.about !== quantity) setNote(null)
  const input = useRef<HTMLInputElement>(null)
  const [initial, takeNow] = useField(input, 'value', String(quantity), (typed) => {
    if (typed === '') return String(quantity)
    const read = readQuantityText(typed, resource)
    const became = 'quantity' in read ? read.quantity : quantity
    const words = [quoted(typed), format(became), format(step), format(max)] as const
    setNote(read.kind === 'exact' ? null : { text: copy[read.kind](...words), about: became })
    onQuantity(became)
    return String(became)
  })
  return (
    <>
      <input
        className={styles.field}
        type="text"
        inputMode="numeric"
        aria-label={resourceCopy[resource.id].amount}
        aria-describedby={id}
        ref={input}
        defaultValue={initial}
        onInput={() => setNote(null)}
        onBlur={takeNow}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !isComposing(nativeEvent)) takeNow()
        }}
      />
      <p className={styles.hint} id={id} hidden={note !== null}>
        {quoteBuilder.quantityHint(format(step), format(max, unitOf(max, unit)))}
      </p>
      <p className={styles.note} {...announced}>
        {note?.text}
      </p>
    </>
  )
}
