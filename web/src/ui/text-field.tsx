import { useId, useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react'
import { announced } from './for-screen-readers.tsx'
import { useField } from './use-field.ts'
import styles from './text-field.module.css'

/** How much of a text counts. All of it stays in the field, because a browser would cut a pasted text without a word. */
type FieldLimit = {
  /** In UTF-16 units. */
  readonly length: number
  /** What is said above the limit, and in a long field near it. */
  readonly exceeded: string
  readonly left: (count: number) => string
}

/** The part of a long field's limit from which on it says how much is left. */
const nearLimit = 0.8

type TextFieldProps = Pick<
  ComponentProps<'input'>,
  'name' | 'type' | 'inputMode' | 'autoComplete' | 'required' | 'disabled'
> & {
  readonly label: string
  readonly value: string
  readonly limit?: FieldLimit | undefined
  readonly hint?: ReactNode
  /** The result of the input, announced on change; '' for none yet, undefined for a field without results. */
  readonly status?: string
  /** Whether the status says why the input was refused. */
  readonly isRefused?: boolean
  readonly error?: string | undefined
  readonly multiline?: boolean
  /** Only for a single-line field. */
  readonly fieldRef?: RefObject<HTMLInputElement | null> | undefined
  readonly onText: (text: string) => void
  readonly onBlur?: () => void
}

/** A text field with a label, a hint and an error, both announced by assistive technology. */
export function TextField({
  label,
  hint,
  status,
  isRefused = false,
  error,
  multiline = false,
  required = false,
  type,
  inputMode,
  value,
  limit,
  fieldRef,
  onText,
  onBlur,
  ...rest
}: TextFieldProps) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const ownInput = useRef<HTMLInputElement>(null)
  const input = fieldRef ?? ownInput
  const [initial, takeNow] = useField<HTMLInputElement | HTMLTextAreaElement, 'value'>(
    multiline ? area : input,
    'value',
    value,
    onText,
  )
  const [isTyping, setIsTyping] = useState(false)
  const left = limit ? limit.length - value.length : 0
  const isNearLimit = limit && multiline && value.length >= nearLimit * limit.length
  const limitNote = left < 0 ? limit?.exceeded : isNearLimit && limit.left(left)
  const notes = [
    hint && `${id}-hint`,
    // While it is typed, its announcement says it: a description that changes is read as well.
    !isTyping && status && `${id}-status`,
    limitNote && `${id}-limit`,
    error && `${id}-error`,
  ]
    .filter(Boolean)
    .join(' ')
  const field = {
    ...rest,
    className: styles.input,
    // Their values are written from left to right in every language.
    dir: /^(email|tel|url)$/.test(type ?? '') ? 'ltr' : undefined,
    id,
    defaultValue: initial,
    'aria-required': required || undefined,
    'aria-invalid': isRefused || error !== undefined || undefined,
    'aria-describedby': notes || undefined,
    // Not onChange, which passes over the events of programs.
    onInput: () => {
      setIsTyping(true)
      takeNow()
    },
    onBlur: () => {
      takeNow()
      setIsTyping(false)
      onBlur?.()
    },
  }
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {multiline ? (
        <textarea {...field} ref={area} />
      ) : (
        <input {...field} type={type} inputMode={inputMode} ref={input} />
      )}
      {hint && (
        <p className={styles.note} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {status !== undefined && (
        <p
          className={styles.note}
          id={`${id}-status`}
          data-status=""
          {...announced}
          data-error={isRefused ? '' : undefined}
        >
          {status}
        </p>
      )}
      {limitNote && (
        <p
          className={styles.note}
          key={Math.sign(left)}
          id={`${id}-limit`}
          {...(left < 0 && { role: 'alert', 'data-error': '' })}
        >
          {limitNote}
        </p>
      )}
      {error && (
        <p className={styles.note} id={`${id}-error`} data-error="">
          {error}
        </p>
      )}
    </div>
  )
}
