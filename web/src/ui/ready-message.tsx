import { useRef, useState } from 'react'
import { Button, LinkButton } from './button.tsx'
import { Actions } from './stack.tsx'
import { copyText } from './browser/copy-text.ts'
import { messageLinks, type Message, type Recipient } from './browser/message-links.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './ready-message.module.css'

type WordKey =
  /** What is said about sending it, or if it is too long for a link. */
  | 'text'
  | 'tooLong'
  | 'preview'
  | 'email'
  | 'whatsApp'
  | 'newTab'
  | 'copy'
  | 'copied'
  | 'copyFailed'

type ReadyMessageProps = {
  readonly to: Recipient
  readonly message: Message
  readonly words: Readonly<Record<WordKey, string>>
}

/** A message that the visitor can now send by email or WhatsApp, or copy. */
export function ReadyMessage({ to, message, words }: ReadyMessageProps) {
  const shownText = useRef<HTMLPreElement>(null)
  const [copy, setCopy] = useState<'none' | 'copied' | 'refused'>('none')
  const { email, whatsApp, isComplete } = messageLinks(to, message)

  const copyMessage = async () => {
    const outcome = await copyText(message.text)
    if (outcome === 'refused' && shownText.current) {
      getSelection()?.selectAllChildren(shownText.current)
    }
    setCopy(outcome)
  }

  return (
    <div className={styles.ready}>
      <p>{isComplete ? words.text : words.tooLong}</p>
      <Actions>
        <LinkButton to={email}>{words.email}</LinkButton>
        {/* In a new tab, so that the message is not lost. */}
        <LinkButton to={whatsApp} look="ink" target="_blank">
          {words.whatsApp}
          <VisuallyHidden>{words.newTab}</VisuallyHidden>
        </LinkButton>
        <Button look="quiet" onClick={() => void copyMessage()}>
          {words.copy}
        </Button>
      </Actions>
      <output data-error={copy === 'refused' ? '' : undefined}>
        {{ none: '', copied: words.copied, refused: words.copyFailed }[copy]}
      </output>
      <div>
        <h3>{words.preview}</h3>
        <pre className={styles.preview} ref={shownText}>
          {message.text}
        </pre>
      </div>
    </div>
  )
}
