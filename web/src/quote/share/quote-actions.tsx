import type { QuoteLine } from '#shared/pricing.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { paths } from '#web/content/paths.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { quoteText } from '#web/content/quote-text.ts'
import { contactStateOfQuote } from '#web/content/contact-state.ts'
import { PrintQuote } from '#web/quote/print/print-quote.tsx'
import { quoteLink } from '#web/quote/link/quote-link.ts'
import styles from './quote-actions.module.css'
import { SendQuote } from './send-quote.tsx'
import { ShareQuote } from './share-quote.tsx'

/** What can be done with a quote besides ordering it. */
export function QuoteActions({ lines }: { readonly lines: readonly QuoteLine[] }) {
  return (
    <div className={styles.row}>
      <ShareQuote lines={lines} />
      <PrintQuote lines={lines} link={() => quoteLink(lines, location.origin)}>
        {quoteActions.print}
      </PrintQuote>
      <SendQuote lines={lines} />
      <LinkButton to={paths.contact} state={contactStateOfQuote(quoteText(lines))} variant="quiet">
        {quoteActions.ask}
      </LinkButton>
    </div>
  )
}
