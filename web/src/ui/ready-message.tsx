import { useId, useRef, useState } from 'react'
import { Button, LinkButton } from './button.tsx'
import { Actions } from './container.tsx'
import { announced } from './for-screen-readers.tsx'
import { copyText } from './browser/copy-text.ts'
import { messageLinks, type Message, type Recipient } from './browser/message-links.ts'
import styles from './ready-message.module.css'

type WordKey =
  /** What is said about sending it, or if it is too long for a link. */
  | 'text'
  | 'tooLong'
  | 'preview'
  | 'email'
  | 'messenger'
  | 'newTab'
  | 'copy'
  | 'copied'
  | 'copyFailed'

type ReadyMessageProps = {
  readonly to: Recipient
  readonly message: Message
  readonly copy: Readonly<Record<WordKey, string>>
}

/** A message that the visitor can now send by email or a messenger, or copy. */
export function ReadyMessage({ to, message, copy }: ReadyMessageProps) {
  const id = useId()
  const shownText = useRef<HTMLPreElement>(null)
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none')
  const { email, messenger, isComplete } = messageLinks(to, message)

  const copyMessage = async () => {
    const copied = await copyText(message.text)
    if (copied === 'refused' && shownText.current) {
      getSelection()?.selectAllChildren(shownText.current)
    }
    setOutcome(copied)
  }

  return (
    <div className={styles.ready}>
      <p>{isComplete ? copy.text : copy.tooLong}</p>
      <Actions>
        <LinkButton to={email}>{copy.email}</LinkButton>
        {/* In a new tab, so that the message is not lost. */}
        {messenger !== null && (
          <LinkButton to={messenger} variant="ink" target="_blank" aria-describedby={id}>
            {copy.messenger}
            <span hidden id={id}>
              {copy.newTab}
            </span>
          </LinkButton>
        )}
        <Button variant="quiet" onClick={() => void copyMessage()}>
          {copy.copy}
        </Button>
      </Actions>
      <p {...announced} data-error={outcome === 'refused' ? '' : undefined}>
        {{ none: '', copied: copy.copied, refused: copy.copyFailed }[outcome]}
      </p>
      <div>
        <h3>{copy.preview}</h3>
        <pre className={styles.preview} data-surface="tint" ref={shownText}>
          {message.text}
        </pre>
      </div>
    </div>
  )
}
