import { useId } from 'react'
import type { Quote } from '#shared/quote.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { quoteMessage } from './quote-message.ts'
import { readyMessage } from '#web/content/message-labels.ts'
import { recipients } from '#web/content/recipients.ts'
import { sendQuote, sharedQuote } from '#web/content/shared-quote.ts'
import type { Message } from '#web/ui/browser/message-links.ts'
import { ReadyMessage } from '#web/ui/ready-message.tsx'
import styles from '#web/ui/text-field.module.css'

const copy = sharedQuote.link

function focus(field: HTMLElement | null): void {
  field?.focus({ preventScroll: true })
}

type QuoteDialogProps = {
  readonly quote: Quote
  readonly link: string
  readonly onClose: () => void
}

export function LinkDialog({ link, onClose }: QuoteDialogProps) {
  const id = useId()
  return (
    <Dialog heading={copy.heading} closeLabel={copy.close} onClose={onClose}>
      <p>{copy.text}</p>
      <label className={styles.label} htmlFor={id}>
        {copy.label}
      </label>
      <textarea
        className={styles.input}
        id={id}
        dir="ltr"
        ref={focus}
        readOnly
        rows={5}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  )
}

export function MessageDialog({ quote, link, onClose }: QuoteDialogProps) {
  return <SendDialog message={quoteMessage(quote, link)} onClose={onClose} />
}

type SendDialogProps = { readonly message: Message; readonly onClose: () => void }

export function SendDialog({ message, onClose }: SendDialogProps) {
  return (
    <Dialog heading={sendQuote.heading} closeLabel={sendQuote.close} onClose={onClose}>
      <ReadyMessage
        to={recipients.anybody}
        message={message}
        copy={{ ...readyMessage, ...sendQuote }}
      />
    </Dialog>
  )
}
