import { useId, type ChangeEvent, type ComponentProps, type ReactNode, type Ref } from 'react'
import styles from './text-field.module.css'

type TextFieldProps = Pick<
  ComponentProps<'input'>,
  'name' | 'value' | 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'required' | 'disabled'
> & {
  readonly label: string
  readonly hint?: ReactNode
  /** The result of the input, announced on change; '' for none yet, undefined for a field without results. */
  readonly status?: string
  /** Whether the status says why the input was refused. */
  readonly isRefused?: boolean
  readonly error?: string | undefined
  readonly multiline?: boolean
  /** Only for a single-line field. */
  readonly fieldRef?: Ref<HTMLInputElement> | undefined
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
  fieldRef,
  onText,
  ...rest
}: TextFieldProps) {
  const id = useId()
  const notes = [hint && `${id}-hint`, status && `${id}-status`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  const field = {
    ...rest,
    className: styles.input,
    // Their values are written from left to right in every language.
    dir: /^(email|tel|url)$/.test(type ?? '') ? 'ltr' : undefined,
    id,
    'aria-required': required || undefined,
    'aria-invalid': isRefused || error !== undefined || undefined,
    'aria-describedby': notes || undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onText(event.target.value),
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
        <textarea {...field} />
      ) : (
        <input {...field} type={type} inputMode={inputMode} ref={fieldRef} />
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
          role="status"
          data-error={isRefused ? '' : undefined}
        >
          {status}
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
