import { useId } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { sharedQuote } from '#web/content/shared-quote.ts'
import styles from './quote-link-dialog.module.css'

const copy = sharedQuote.link

function focus(field: HTMLElement | null): void {
  field?.focus()
}

type QuoteLinkDialogProps = { readonly link: string; readonly onClose: () => void }

/** Shows a link to copy by hand. */
export function QuoteLinkDialog({ link, onClose }: QuoteLinkDialogProps) {
  const id = useId()
  return (
    <Dialog heading={copy.heading} closeLabel={copy.close} onClose={onClose}>
      <p>{copy.text}</p>
      <label className={styles.label} htmlFor={id}>
        {copy.label}
      </label>
      <textarea
        className={styles.link}
        id={id}
        ref={focus}
        readOnly
        rows={5}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  )
}
