import { useState } from 'react'
import { Link } from 'react-router-dom'
import { joiner } from '#shared/locale.ts'
import { returnAddress } from '#shared/addresses.ts'
import {
  emailRefusedCode,
  lastingErrors,
  orderRefusedCode,
  outdatedPageErrors,
} from '#shared/checkout-contract.ts'
import { buyerDetails, customerFields, type CustomerField } from '#shared/customer-fields.ts'
import { orderRefusal, type Quote } from '#shared/quote.ts'
import { announced, Announcement } from '#web/ui/for-screen-readers.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { FieldGrid, FormColumn } from '#web/ui/form-layout.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { orderRefusals, payByTransfer } from '#web/content/order-refusals.ts'
import { fieldLimit } from '#web/content/field-limit.ts'
import { contactAboutTransfer, contactLink } from '#web/content/prepared-messages.ts'
import { quoteText } from '#web/quote/parts/quote-text.ts'
import { quoteNumber } from '#shared/quote-number.ts'
import type { CustomerDetails } from '#web/quote/keep/customer-details.ts'
import { paths } from '#web/content/paths.ts'
import { Caller } from '#web/quote/parts/caller-note.tsx'
import { NotInPrice } from '#web/quote/parts/payment-notes.tsx'
import { usualTimes } from '#web/offers/usual-times.ts'
import { formatLocalTime } from '#web/ui/browser/format-day.ts'
import { formatExactPrice } from '#web/ui/browser/format-money.ts'
import { leftToRight } from '#web/ui/browser/isolated-text.ts'
import { useHydrated } from '#web/ui/browser/use-hydrated.ts'
import styles from './checkout-form.module.css'
import { OrderSums } from './order-summary.tsx'
import { TermsConsent } from './terms-consent.tsx'
import { useCheckoutForm, type ShownFailure } from './use-checkout-form.ts'
import { hintAbout } from './validate-details.ts'

const copy = checkoutCopy

const isFirst = ({ isSecondary = false }: CustomerField) => !isSecondary

/** The checkout's form. It validates its fields itself: the browser's own bubbles would hide the notification. */
export function CheckoutForm({ quote }: { readonly quote: Quote }) {
  const { due } = quote
  const { details, acceptTerms, errors, isProcessing, ...actions } = useCheckoutForm()
  const { form, failure, otherPage, change, accept, pay } = actions
  // A hint about what is being typed would come too early.
  const [typedInto, setTypedInto] = useState('')
  const isHydrated = useHydrated()
  const { paid, refusedDue: formerDue = null } = failure ?? {}
  const payWith = paid ? copy.payAgain : copy.pay
  const payLabel = due > 0 ? payWith(formatExactPrice(due)) : copy.payWithoutTotal
  // Without lines the page leads to the builder.
  const refusal = quote.lines.length > 0 ? orderRefusal(quote) : null
  const isOutdated = outdatedPageErrors.some((code) => code === failure?.code)
  const changed = formerDue && copy.totalChanged(formatExactPrice(formerDue), formatExactPrice(due))
  const explanation = refusal ? orderRefusals[refusal].words : (changed ?? explain(failure, quote))
  const isOfPackage = refusal !== null || formerDue !== null || failure?.code === orderRefusedCode

  const toField = ({ name, kind, isRequired, isShort, ...field }: CustomerField) => (
    <div key={name} data-wide={isShort ? undefined : true}>
      <TextField
        name={name}
        label={field.label}
        {...(kind === 'multiline' ? { multiline: true } : { type: kind })}
        required={isRequired}
        limit={fieldLimit(field.maxLength)}
        autoComplete={field.autoComplete}
        value={details[name]}
        error={errors[name]}
        hint={kind === 'tel' && copy.phoneReason}
        {...((kind === 'email' || kind === 'tel') && {
          status: typedInto === name || errors[name] ? '' : hintAbout(kind, details[name]),
        })}
        onBlur={() => setTypedInto('')}
        onText={(text) => {
          setTypedInto(name)
          change(name, text)
        }}
      />
    </div>
  )

  return (
    // Without `autoComplete="off"` a browser restores a checked consent. The draft keeps what was typed.
    <FormColumn noValidate autoComplete="off" onSubmit={pay} ref={form}>
      <h2 data-size="title">{copy.details}</h2>
      <noscript>{copy.withoutScript}</noscript>
      <FieldGrid>{customerFields.filter(isFirst).map(toField)}</FieldGrid>
      <fieldset className={styles.secondary}>
        <legend>{copy.secondary}</legend>
        <FieldGrid>{customerFields.filter((field) => !isFirst(field)).map(toField)}</FieldGrid>
      </fieldset>
      <TermsConsent isAccepted={acceptTerms} error={errors.acceptTerms} onAccept={accept} />
      {explanation !== '' && (
        <div className={styles.notice} data-surface="tint" role="alert">
          <p>{explanation}</p>
          {isOfPackage && <Link to={paths.customQuote}>{copy.summary.edit}</Link>}
          {paid && (
            <Link to={returnAddress(paths.paymentSuccess, paid.reference)}>
              {copy.alreadyPaid.receipt}
            </Link>
          )}
        </div>
      )}
      <small>{copy.beforePaying}</small>
      {quote.lines.length > 0 && (
        <div className={styles.money}>
          <OrderSums quote={quote} />
          <NotInPrice lines={quote.lines} />
        </div>
      )}
      {/* Before hydration, submitting would put the details in the URL. */}
      <Button
        type={isHydrated ? 'submit' : 'button'}
        aria-disabled={isProcessing || refusal !== null}
        aria-busy={isProcessing}
      >
        {isProcessing ? copy.processing : payLabel}
      </Button>
      {/* It moves, and without motion these words say so. */}
      <small>{isProcessing ? copy.opening : copy.pageLife}</small>
      <small {...announced}>{otherPage && copy.otherPage[otherPage]}</small>
      <Announcement>{isProcessing && copy.processing}</Announcement>
      {/* The server no longer accepts what this page sends (rule 9.8). */}
      {isOutdated && (
        <div className={styles.notice} role="alert">
          <p>{copy.outdated.text}</p>
          <Button variant="quiet" onClick={() => location.reload()}>
            {copy.outdated.reload}
          </Button>
        </div>
      )}
      {/* Waits while a payment is under way. */}
      <LinkButton
        {...transferLink(quote, details)}
        variant="quiet"
        aria-disabled={isProcessing}
        onClick={(event) => {
          if (isProcessing) event.preventDefault()
        }}
      >
        {payByTransfer}
      </LinkButton>
      <p>{copy.transferNote}</p>
      <NextSteps lines={quote.lines} />
    </FormColumn>
  )
}

/** What to do about a failed attempt; empty where something else in the form says it. */
function explain(failure: ShownFailure | null, quote: Quote): string {
  const { failed, orderRefused } = copy
  if (failure === null) return ''
  const { code, paid } = failure
  if (paid) {
    const { same, other, text } = copy.alreadyPaid
    const total = formatExactPrice(paid.total)
    const opened = formatLocalTime(paid.openedAt)
    const what = paid.kept.number === quoteNumber(quote) ? same : other
    return text(what, total, opened, leftToRight(paid.reference))
  }
  if (code === orderRefusedCode) return orderRefused
  if ([emailRefusedCode, ...outdatedPageErrors].some((it) => it === code)) return ''
  return lastingErrors.some((it) => it === code) ? failed.forGood : failed.forNow
}

function NextSteps({ lines }: Pick<Quote, 'lines'>) {
  const { heading, card, call, documents } = copy.steps
  const called = { ...call, text: [call.text, usualTimes(lines)].join(joiner) }
  return (
    <section className={styles.steps}>
      <h3>{heading}</h3>
      <ol>
        {[card, called, documents].map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <p>{text}</p>
            {title === call.title && lines.length > 0 && <Caller />}
          </li>
        ))}
      </ol>
    </section>
  )
}

function transferLink(quote: Quote, details: CustomerDetails) {
  const buyer = buyerDetails('transfer', details).map((line) => line.join(' '))
  const { fullName: name, company, email, phone } = details
  const text = quoteText(quote, 'unconfirmed')
  const message = contactAboutTransfer(text, buyer, { name, company, email, phone })
  return contactLink(message, contactAboutTransfer(text).message)
}
