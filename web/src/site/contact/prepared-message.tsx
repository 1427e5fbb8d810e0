import { readyMessage } from '#web/content/message-labels.ts'
import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Actions } from '#web/ui/stack.tsx'
import { company } from '#web/content/company.ts'
import { contact, messageSubject, messageText, type ContactMessage } from '#web/content/contact.ts'
import { ReadyMessage } from '#web/ui/ready-message.tsx'
import styles from './prepared-message.module.css'

const copy = contact.ready
const us = { email: company.email.href, whatsApp: company.whatsApp.href }

type PreparedMessageProps = {
  readonly message: ContactMessage
  readonly onWriteAnother: () => void
}

/** The message that the visitor prepared for us. It gets the focus. */
export function PreparedMessage({ message, onWriteAnother }: PreparedMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.panel} data-surface="paper">
      <h2 ref={heading} data-size="title" tabIndex={-1}>
        {copy.heading}
      </h2>
      <ReadyMessage
        to={us}
        message={{ subject: messageSubject(message), text: messageText(message) }}
        copy={{ ...readyMessage, ...copy }}
      />
      <Actions>
        <Button variant="quiet" onClick={onWriteAnother}>
          {copy.another}
        </Button>
      </Actions>
    </div>
  )
}
