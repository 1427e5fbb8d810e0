import { readyMessage } from '#web/content/message-labels.ts'
import { recipients } from '#web/content/recipients.ts'
import { sendQuote } from '#web/content/shared-quote.ts'
import type { Message } from '#web/ui/browser/message-links.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ReadyMessage } from '#web/ui/ready-message.tsx'

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
