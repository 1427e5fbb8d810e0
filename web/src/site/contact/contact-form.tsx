import { useEffect, useRef, type ComponentProps } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { FieldGrid, FormColumn } from '#web/ui/form-layout.tsx'
import { ReadyMessage } from '#web/ui/ready-message.tsx'
import { Actions } from '#web/ui/container.tsx'
import { contact, messageSubject, messageText, type ContactMessage } from '#web/content/contact.ts'
import { readyMessage } from '#web/content/message-labels.ts'
import { recipients } from '#web/content/recipients.ts'
import { focusText } from '#web/ui/browser/focus-text.ts'
import { useHydrated } from '#web/ui/browser/use-hydrated.ts'
import stackStyles from '#web/ui/container.module.css'
import styles from './contact-form.module.css'
import { isRequired, type ContactField, type useContactForm } from './use-contact-form.ts'

const copy = contact.form

type FieldProps = Pick<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'autoComplete' | 'multiline' | 'fieldRef'
> & { readonly name: ContactField }

/**
 * The contact form, below the message that was prepared with it. It sends nothing. It validates its fields itself: the
 * browser's own bubbles would hide the notification.
 */
export function ContactForm({ form }: { readonly form: ReturnType<typeof useContactForm> }) {
  const { message, errors, ready, number, change, prepare, writeAnother } = form
  const isHydrated = useHydrated()
  const firstField = useRef<HTMLInputElement>(null)

  const field = ({ name, ...props }: FieldProps) => (
    <TextField
      {...props}
      name={name}
      label={copy.fields[name]}
      required={isRequired(name)}
      value={message[name]}
      error={errors[name]}
      onText={(text) => change(name, text)}
    />
  )

  return (
    <div className={stackStyles.stack}>
      {ready && (
        <PreparedMessage
          key={number}
          message={ready}
          isNew={number > 0}
          onWriteAnother={() => {
            writeAnother()
            firstField.current?.focus()
          }}
        />
      )}
      <FormColumn className={styles.form} noValidate onSubmit={prepare}>
        <h2 data-size="title">{copy.heading}</h2>
        <p>{copy.lead}</p>
        <noscript>
          <p data-surface="tint">{contact.withoutScript}</p>
        </noscript>
        <p>{copy.requiredNote}</p>
        <FieldGrid>
          {field({ name: 'name', autoComplete: 'name', fieldRef: firstField })}
          {field({ name: 'company', autoComplete: 'organization' })}
          {field({ name: 'email', type: 'email', inputMode: 'email', autoComplete: 'email' })}
          {field({ name: 'phone', type: 'tel', autoComplete: 'tel' })}
        </FieldGrid>
        {field({ name: 'message', multiline: true })}
        {/* Before hydration, submitting would put the message in the URL. */}
        <Button type={isHydrated ? 'submit' : 'button'}>{copy.submit}</Button>
      </FormColumn>
    </div>
  )
}

type PreparedMessageProps = {
  readonly message: ContactMessage
  readonly isNew: boolean
  readonly onWriteAnother: () => void
}

/** The message that the visitor prepared for us. A new one gets the focus. */
function PreparedMessage({ message, isNew, onWriteAnother }: PreparedMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) focusText(heading.current)
  }, [isNew])
  return (
    <div className={styles.panel} data-surface="paper">
      <h2 ref={heading} data-size="title">
        {contact.ready.heading}
      </h2>
      <ReadyMessage
        to={recipients.us}
        message={{ subject: messageSubject(message), text: messageText(message) }}
        copy={{ ...readyMessage, ...contact.ready }}
      />
      <Actions>
        <Button variant="quiet" onClick={onWriteAnother}>
          {contact.ready.another}
        </Button>
      </Actions>
    </div>
  )
}
