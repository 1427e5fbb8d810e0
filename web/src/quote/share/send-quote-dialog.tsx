import { readyMessage } from '#web/content/message-labels.ts'
import type { QuoteLine } from '#shared/pricing.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { quoteMessage, sendQuote } from '#web/content/quote-message.ts'
import { ReadyMessage } from '#web/ui/ready-message.tsx'

/** No recipient yet: the visitor's mail program or WhatsApp asks for one. */
const anybody = { email: 'mailto:', whatsApp: 'https://wa.me/' }

type SendQuoteDialogProps = {
  readonly lines: readonly QuoteLine[]
  readonly link: string
  readonly onClose: () => void
}

/** The quote as a message to anybody, ready to be sent. */
export function SendQuoteDialog({ lines, link, onClose }: SendQuoteDialogProps) {
  return (
    <Dialog heading={sendQuote.heading} closeLabel={sendQuote.close} onClose={onClose}>
      <ReadyMessage
        to={anybody}
        message={quoteMessage(lines, link)}
        copy={{ ...readyMessage, ...sendQuote }}
      />
    </Dialog>
  )
}
