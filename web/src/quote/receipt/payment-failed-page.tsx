import { useLocation, useNavigate } from 'react-router-dom'
import { joiner } from '#shared/locale.ts'
import { returnAddress } from '#shared/addresses.ts'
import { leadsToAttribute } from '#web/ui/document/protocol.ts'
import { Button, LinkButton, LinkButtons } from '#web/ui/button.tsx'
import { Definitions } from '#web/ui/definitions.tsx'
import { LeftToRight } from '#web/ui/left-to-right.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { Actions, Stack } from '#web/ui/container.tsx'
import { paths } from '#web/content/paths.ts'
import { paymentFailed } from '#web/content/payment-result.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { readUnpaidPackage } from '#web/quote/keep/order.ts'
import { isPaid } from '#web/quote/keep/payments.ts'
import { referenceIn } from '#web/quote/parts/router-state.ts'
import { readJson } from '#web/ui/browser/browser-storage.ts'
import { contactAboutOrder, contactLink } from '#web/content/prepared-messages.ts'
import { OtherPayments } from './other-payments.tsx'
import { useStored } from '#web/ui/browser/use-stored.ts'

const { wentBack, cameBack, paid, unknown, saved, retried, notSaved } = paymentFailed

export function Component() {
  const { search } = useLocation()
  const reference = useStored(() => referenceIn(search))
  const isOver = useStored(() => isPaid(reference))
  const Order = isOver === true ? PaidOrder : UnpaidOrder
  return <Order reference={reference} />
}

type OfOrder = { readonly reference: string | undefined }

/** Nothing here leads to a second payment of it. */
function PaidOrder({ reference = '' }: OfOrder) {
  return (
    <>
      <PageIntro heading={paid.heading()} lead={paid.lead} />
      <Stack>
        <LinkButtons
          links={[
            { text: paid.receipt, to: returnAddress(paths.paymentSuccess, reference) },
            { text: paymentFailed.build, to: paths.customQuote },
            { text: paid.contact, ...contactLink(contactAboutOrder(reference)) },
          ]}
        />
        <OtherPayments reference={reference} />
      </Stack>
    </>
  )
}

function UnpaidOrder({ reference }: OfOrder) {
  const navigate = useNavigate()
  const hasQuote = useStored(hasSavedQuote)
  const isKept = useStored(() => reference !== undefined && readUnpaidPackage(reference) !== null)
  const canRetry = hasQuote !== false || isKept
  const returned = reference === undefined ? wentBack : cameBack
  return (
    <>
      <PageIntro
        heading={paymentFailed.heading}
        lead={[returned, whatIsSaved(hasQuote, isKept)].join(joiner)}
      />
      <Stack>
        <Actions>
          {!canRetry && <LinkButton to={paths.customQuote}>{paymentFailed.build}</LinkButton>}
          {/* A button (rule 11.4), in a form so that it also works without scripts. */}
          <form
            action={paths.checkout}
            onSubmit={(event) => {
              event.preventDefault()
              void navigate(paths.checkout, { state: { retried: reference } })
            }}
          >
            <Button
              type="submit"
              variant={canRetry ? 'primary' : 'quiet'}
              {...{ [leadsToAttribute]: paths.checkout }}
            >
              {paymentFailed.retry}
            </Button>
          </form>
          {canRetry && (
            <LinkButton to={paths.customQuote} variant="quiet">
              {paymentFailed.change}
            </LinkButton>
          )}
        </Actions>
        <div>
          {reference !== undefined && (
            <p>
              <span>{paymentFailed.reference}</span> <LeftToRight>{reference}</LeftToRight>
            </p>
          )}
          <p>{paymentFailed.pageLife}</p>
          <OtherPayments reference={reference} />
        </div>
        <section>
          <h2>{paymentFailed.reasons.heading}</h2>
          <Definitions list={paymentFailed.reasons.list} />
        </section>
      </Stack>
    </>
  )
}

/** This page doesn't load the quote's store; whether the catalogue still sells the items is left to the checkout. */
function whatIsSaved(hasQuote: boolean | undefined, isKept: boolean | undefined): string {
  if (hasQuote === undefined) return unknown
  if (hasQuote) return saved
  return isKept ? retried : notSaved
}

function hasSavedQuote(): boolean {
  const items = readJson('localStorage', storageKeys.quoteItems)
  return Array.isArray(items) && items.length > 0
}
