import { useState } from 'react'
import type { QuoteLine } from '#shared/pricing.ts'
import { Button } from '#web/ui/button.tsx'
import { useOnDemand } from '#web/ui/use-on-demand.ts'
import { notices } from '#web/content/notices.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { notify } from '#web/ui/browser/notifications.ts'
import { quoteLink } from '#web/quote/link/quote-link.ts'

const loadDialog = async () => import('./send-quote-dialog.tsx')
const onFailed = () => notify(notices.partNotLoaded)

/** Offers the quote as a message that the visitor sends (rule 7.14). */
export function SendQuote({ lines }: { readonly lines: readonly QuoteLine[] }) {
  const [link, setLink] = useState<string | null>(null)
  const [dialog, requestDialog, isLoading] = useOnDemand(loadDialog, onFailed)
  const open = () => {
    setLink(quoteLink(lines, location.origin))
    requestDialog()
  }
  return (
    <>
      <Button variant="quiet" aria-busy={isLoading} onClick={open}>
        {quoteActions.send}
      </Button>
      {dialog && link !== null && (
        <dialog.SendQuoteDialog lines={lines} link={link} onClose={() => setLink(null)} />
      )}
    </>
  )
}
