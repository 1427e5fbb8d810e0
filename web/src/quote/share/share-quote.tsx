import { useState } from 'react'
import type { QuoteLine } from '#shared/pricing.ts'
import { Button } from '#web/ui/button.tsx'
import { useOnDemand } from '#web/ui/use-on-demand.ts'
import { notices } from '#web/content/notices.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { notify } from '#web/ui/browser/notifications.ts'
import { shareLink } from './share-link.ts'
import { quoteLink } from '#web/quote/link/quote-link.ts'

const loadDialog = async () => import('./quote-link-dialog.tsx')
const onFailed = () => notify(notices.partNotLoaded)

/** Shares a link to the quote (rule 8.9). Where the browser can neither share nor copy it, a dialog shows it. */
export function ShareQuote({ lines }: { readonly lines: readonly QuoteLine[] }) {
  const [shownLink, setShownLink] = useState<string | null>(null)
  const [dialog, requestDialog, isLoading] = useOnDemand(loadDialog, onFailed)
  const share = async () => {
    const url = quoteLink(lines, location.origin)
    const outcome = await shareLink({ title: quoteActions.sharedTitle, url })
    if (outcome === 'copied') notify(notices.quoteLinkCopied)
    if (outcome !== 'refused') return
    setShownLink(url)
    requestDialog()
  }
  return (
    <>
      <Button variant="quiet" aria-busy={isLoading} onClick={() => void share()}>
        {quoteActions.share}
      </Button>
      {dialog && shownLink !== null && (
        <dialog.QuoteLinkDialog link={shownLink} onClose={() => setShownLink(null)} />
      )}
    </>
  )
}
