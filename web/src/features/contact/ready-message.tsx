import { useEffect, useRef, useState } from 'react'
import { Button, LinkButton } from '#web/components/button.tsx'
import { Actions } from '#web/components/stack.tsx'
import { contact, messageText, type ContactMessage } from '#web/content/contact.ts'
import styles from './ready-message.module.css'
import { messageLinks } from './message-links.ts'

const words = contact.ready

type ReadyMessageProps = {
  readonly message: ContactMessage
  readonly onWriteAnother: () => void
}

/** A message that the visitor can now send by email or WhatsApp, or copy. */
export function ReadyMessage({ message, onWriteAnother }: ReadyMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const preview = useRef<HTMLPreElement>(null)
  const [copy, setCopy] = useState<'none' | 'done' | 'failed'>('none')
  const { email, whatsApp, isComplete } = messageLinks(message)
  const text = messageText(message)
  useEffect(() => heading.current?.focus(), [])

  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopy('done')
    } catch {
      // Permission denied, or no clipboard, as on a page without TLS.
      if (preview.current) getSelection()?.selectAllChildren(preview.current)
      setCopy('failed')
    }
  }

  return (
    <div className={styles.ready}>
      <h2 ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <p>{isComplete ? words.text : words.tooLong}</p>
      <Actions>
        <LinkButton to={email}>{words.email}</LinkButton>
        {/* In a new tab, so that the message is not lost. */}
        <LinkButton to={whatsApp} look="ink" target="_blank">
          {words.whatsApp}
        </LinkButton>
        <Button look="quiet" onClick={() => void copyText()}>
          {words.copy}
        </Button>
      </Actions>
      <output data-error={copy === 'failed' ? '' : undefined}>
        {{ none: '', done: words.copied, failed: words.copyFailed }[copy]}
      </output>
      <div>
        <h3>{words.preview}</h3>
        <pre className={styles.preview} ref={preview}>
          {text}
        </pre>
      </div>
      <Actions>
        <Button look="quiet" onClick={onWriteAnother}>
          {words.another}
        </Button>
      </Actions>
    </div>
  )
}
