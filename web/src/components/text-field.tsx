import { styled } from '@mui/material/styles'
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react'

const Label = styled('label')(({ theme }) => ({
  display: 'block',
  marginBottom: 6,
  fontWeight: 600,
  fontSize: theme.typography.size.text,
}))

const Required = styled('span')(({ theme }) => ({ color: theme.vars.palette.error.main }))

const Input = styled('input')(({ theme }) => ({
  display: 'block',
  width: '100%',
  minHeight: 48,
  padding: '10px 14px',
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.text.secondary}`,
  borderRadius: theme.shape.control,
  fontSize: theme.typography.size.body,
  lineHeight: 1.5,
  transition: 'border-color 150ms',
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:disabled': {
    background: theme.vars.palette.background.tint,
    borderColor: theme.vars.palette.divider,
    color: theme.vars.palette.text.secondary,
  },
  '&[aria-invalid=true]': {
    borderColor: theme.vars.palette.error.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.error.main}`,
  },
  '@media (forced-colors: active)': { '&:disabled': { borderColor: 'GrayText' } },
  'textarea&': { minHeight: 112, resize: 'vertical' },
}))

const Note = styled('p')(({ theme }) => ({
  marginTop: 6,
  fontSize: theme.typography.size.small,
  lineHeight: 1.4,
  color: theme.vars.palette.text.secondary,
  '&[data-error]': { color: theme.vars.palette.error.main, fontWeight: 600 },
}))

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'ref' | 'onChange' | 'children'> & {
  readonly label: string
  readonly hint?: ReactNode
  /** The error message; undefined if the value is valid. */
  readonly error?: string | undefined
  readonly multiline?: boolean
  readonly fieldRef?: Ref<HTMLInputElement>
  readonly onText: (text: string) => void
}

/** A text field with a label, a hint and an error, both announced by assistive technology. */
export function TextField({
  label,
  hint,
  error,
  multiline = false,
  required = false,
  fieldRef,
  onText,
  ...input
}: TextFieldProps) {
  const id = useId()
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div>
      <Label htmlFor={id}>
        {label}
        {required && <Required aria-hidden="true"> *</Required>}
      </Label>
      <Input
        {...input}
        as={multiline ? 'textarea' : 'input'}
        ref={fieldRef}
        id={id}
        aria-required={required || undefined}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={notes || undefined}
        onChange={(event) => onText(event.target.value)}
      />
      {hint && <Note id={`${id}-hint`}>{hint}</Note>}
      {error && (
        <Note id={`${id}-error`} data-error="">
          {error}
        </Note>
      )}
    </div>
  )
}
