import { useId, useState } from 'react'
import type { Resource } from '#shared/catalogue.ts'
import { quoteBuilder, resourceCopy } from '#web/content/quote-builder.ts'
import { nearestStep } from '#web/quote/model/nearest-step.ts'
import styles from './quantity-field.module.css'

/** More digits than any slider needs. */
const maxDigits = 6

type QuantityFieldProps = {
  readonly resource: Resource
  readonly quantity: number
  readonly onQuantity: (quantity: number) => void
}

/**
 * Accepts any number while typing, and applies it on Enter or blur. If it is not on the slider's steps, says what it became
 * until the next change (rule 7.10).
 */
export function QuantityField({ resource, quantity, onQuantity }: QuantityFieldProps) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [typed, setTyped] = useState<number | null>(null)
  // The slider or a button has changed it since.
  if (typed !== null && nearestStep(resource, typed) !== quantity) setTyped(null)
  const isAdjusted = typed !== null && typed !== quantity
  const commit = () => {
    if (draft !== null && draft !== '') {
      setTyped(Number(draft))
      onQuantity(Number(draft))
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
        aria-describedby={isAdjusted ? id : undefined}
        value={draft ?? String(quantity)}
        onChange={(event) => {
          if (!/^\d*$/.test(event.target.value)) return
          setDraft(event.target.value)
          setTyped(null)
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
        }}
      />
      <p className={styles.note} id={id} role="status">
        {isAdjusted && explain(typed, quantity, resource)}
      </p>
    </>
  )
}

function explain(typed: number, quantity: number, { step, max }: Resource): string {
  return quoteBuilder.adjusted(String(typed), String(quantity), String(step), String(max))
}
