import { useId } from 'react'
import type { Quote } from '#shared/quote.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { quoteMessage } from './quote-message.ts'
import { sharedQuote } from '#web/content/shared-quote.ts'
import { SendDialog } from './send-dialog.tsx'
import styles from '#web/ui/text-field.module.css'

const copy = sharedQuote.link

export { CopyDialog } from './copy-dialog.tsx'

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
