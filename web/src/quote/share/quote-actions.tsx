import { useState } from 'react'
import type { Quote } from '#shared/quote.ts'
import { Announcement } from '#web/ui/for-screen-readers.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { useOnDemand } from '#web/ui/use-on-demand.ts'
import { paths } from '#web/content/paths.ts'
import { contactAboutQuote, contactLink } from '#web/content/prepared-messages.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { quoteText } from '#web/quote/parts/quote-text.ts'
import { copyText } from '#web/ui/browser/copy-text.ts'
import { useHydrated } from '#web/ui/browser/use-hydrated.ts'
import { useQuoteEvents } from '#web/quote/life/hooks.ts'
import { made, pageDay } from '#web/quote/model/valid-until.ts'
import { quoteLink } from '#web/quote/keep/quote-link.ts'
import { PrintQuote } from '#web/quote/print/print-quote.tsx'
import { toldIfMissing } from '#web/quote/parts/told-if-missing.ts'
import styles from './quote-actions.module.css'

/** The dialogs about a quote, which come with MUI's: one script for all. */
export const loadDialogs = toldIfMissing(async () => import('./copy-dialog.tsx'))

type Asked = { readonly dialog: 'LinkDialog' | 'MessageDialog'; readonly link: string }

/**
 * The other actions of a quote: share its link (rule 8.9), print it, send it as a message (rule 7.14), ask about it. Where
 * the browser can neither share nor copy, a dialog shows the link.
 */
export function QuoteActions({ quote }: { readonly quote: Quote }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [copied, setCopied] = useState<string | null>(null)
  const [dialogs, requestDialogs, isLoading] = useOnDemand(loadDialogs)
  // Before hydration a kept package isn't known yet.
  const ask = useHydrated()
    ? contactLink(contactAboutQuote(quoteText(quote)))
    : { to: paths.contact }
  const getLink = () => quoteLink(quote, location.origin)
  const dispatch = useQuoteEvents()
  const leave = () => {
    dispatch({ type: 'quote/made', payload: pageDay() })
    return getLink()
  }
  const open = (dialog: Asked['dialog'], link: string) => {
    setAsked({ dialog, link })
    requestDialogs()
  }
  const share = async () => {
    const url = leave()
    // So that the same link is announced again.
    setCopied(null)
    const outcome = await shareLink({ title: quoteActions.sharedTitle, url })
    if (outcome === 'copied') setCopied(url)
    if (outcome === 'refused') open('LinkDialog', url)
  }
  // As long as the link is this quote's.
  const isCopied = copied !== null && copied === getLink()
  const isBusy = (dialog: Asked['dialog']) => isLoading && asked?.dialog === dialog
  const Dialog = asked && dialogs?.[asked.dialog]
  return (
    <>
      <div className={styles.row}>
        <Button
          variant="quiet"
          data-scripted=""
          aria-busy={isBusy('LinkDialog')}
          onClick={() => void share()}
        >
          {isCopied ? quoteActions.copiedLabel : quoteActions.share}
        </Button>
        <PrintQuote quote={quote} asksForWhom />
        <Button
          variant="quiet"
          data-scripted=""
          aria-busy={isBusy('MessageDialog')}
          onClick={() => open('MessageDialog', leave())}
        >
          {quoteActions.send}
        </Button>
        <LinkButton {...ask} variant="quiet">
          {quoteActions.ask}
        </LinkButton>
        {Dialog && <Dialog quote={made(quote)} link={asked.link} onClose={() => setAsked(null)} />}
      </div>
      <Announcement>{isCopied && quoteActions.copied}</Announcement>
    </>
  )
}

/**
 * Opens the system's share sheet with a link, or copies the link where there is none. Call it in a click's handler:
 * browsers allow neither without one.
 */
async function shareLink(link: { readonly title: string; readonly url: string }) {
  try {
    if ('canShare' in navigator && navigator.canShare(link)) {
      await navigator.share(link)
      return 'shared'
    }
  } catch (error) {
    // The visitor has closed the sheet. Anything else is a refusal: also that another sheet is open, because after a sheet that
    // never opened the browser goes on to say so.
    if (error instanceof DOMException && error.name === 'AbortError') return 'closed'
  }
  return copyText(link.url)
}
