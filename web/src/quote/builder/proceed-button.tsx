import { useId } from 'react'
import { Link } from 'react-router-dom'
import { customNameError } from '#shared/custom-service.ts'
import { orderRefusal, type Quote, type Selection } from '#shared/quote.ts'
import { contactAboutTransfer, contactLink } from '#web/content/prepared-messages.ts'
import { orderRefusals, payByTransfer } from '#web/content/order-refusals.ts'
import { paths } from '#web/content/paths.ts'
import { quoteText } from '#web/quote/parts/quote-text.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { leadsToAttribute } from '#web/ui/document/protocol.ts'
import { Button } from '#web/ui/button.tsx'
import { useAppSelector, useQuoteEvents } from '#web/quote/life/hooks.ts'
import { keptQuotes } from '#web/quote/life/kept-events.ts'
import type { QuoteLife } from '#web/quote/life/quote-life.ts'
import { selectLife, selectQuote } from '#web/quote/life/selectors.ts'
import { pageDay } from '#web/quote/model/valid-until.ts'
import { isCustomUnfinished } from '#web/quote/model/selection.ts'
import styles from './proceed-button.module.css'

type ProceedButtonProps = {
  /** Calls `proceed` once the page can take the focus; at once by default. */
  readonly beforehand?: (proceed: () => void) => void
  /** A link's quote, which takes the place of the choices first. */
  readonly offered?: Quote
}

/**
 * Proceed to the checkout. Beside it stands why there is nothing to order, which a press makes an alert; or what an
 * unfinished custom service lacks, once a press has asked for it (rule 7.7).
 */
export function ProceedButton({ beforehand = (next) => next(), offered }: ProceedButtonProps) {
  const dispatch = useQuoteEvents()
  const own = useAppSelector(selectQuote)
  const quote = offered ?? own
  const life = useAppSelector(selectLife)
  // The visitor's own choices have to be read first (rule 8.8).
  const isReady = offered !== undefined || life.choices !== null
  const id = useId()
  const proceed = () =>
    dispatch({ type: 'quote/proceedPressed', payload: { ...keptQuotes(), day: pageDay() } })
  const refusal = refusalOf(quote, life.refused)
  const said = isReady ? refusal : null
  return (
    <>
      {/* Refused while there is nothing to order, but focusable, so that the keyboard reaches the reason. */}
      <Button
        disabled={!isReady}
        aria-disabled={refusal !== null && !refusal.isUnfinished}
        aria-describedby={said === null ? undefined : id}
        {...{ [leadsToAttribute]: paths.checkout }}
        onClick={() => beforehand(proceed)}
      >
        {quoteBuilder.summary.proceed}
      </Button>
      {/* An alert comes with its text: Firefox doesn't announce the text of one that was there before. */}
      {said !== null && (
        <p
          className={styles.reason}
          key={String(said.isAlert)}
          id={id}
          role={said.isAlert ? 'alert' : undefined}
        >
          {said.words}
          {said.way === 'transfer' && (
            <>
              {' '}
              <Link {...contactLink(contactAboutTransfer(quoteText(quote, 'unconfirmed')))}>
                {payByTransfer}
              </Link>
            </>
          )}
        </p>
      )}
    </>
  )
}

/** Why Proceed doesn't go on; null if it does. With an unfinished service it works, and says once what is missing. */
function refusalOf(quote: Quote, asked: QuoteLife['refused']) {
  const reason = orderRefusal(quote)
  const isUnfinished = isCustomUnfinished(quote.selection)
  const isAlert = asked === (isUnfinished ? 'unfinished' : 'notOrderable')
  if (isUnfinished ? !isAlert : reason === null) return null
  const missing = { words: describeMissing(quote.selection.custom), way: null }
  return { ...(reason === null ? missing : orderRefusals[reason]), isAlert, isUnfinished }
}

function describeMissing({ name, price }: Selection['custom']): string {
  const { leaveOut, otherName, aPrice, nameAndPrice, aName } = quoteBuilder.custom
  const error = customNameError(name)
  if (error === 'taken') return leaveOut(otherName)
  if (error === null) return leaveOut(aPrice)
  return leaveOut(price === null ? nameAndPrice : aName)
}
