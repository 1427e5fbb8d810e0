import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { returnAddress } from '#shared/addresses.ts'
import { leadsToAttribute } from '#web/ui/document/protocol.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Definitions } from '#web/ui/definitions.tsx'
import { LeftToRight } from '#web/ui/left-to-right.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { Actions, Stack } from '#web/ui/container.tsx'
import { paths } from '#web/content/paths.ts'
import { paymentFailed } from '#web/content/payment-result.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { hasReturned } from '#web/quote/keep/invoice-number.ts'
import { readUnpaidPackage } from '#web/quote/keep/order.ts'
import { referenceIn, retryOf } from '#web/quote/keep/router-state.ts'
import { readJson } from '#web/ui/browser/browser-storage.ts'

const { wentBack, cameBack, paid, unknown, saved, retried, notSaved } = paymentFailed

export function Component() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const hasQuote = useStored(hasSavedQuote)
  const reference = useStored(() => referenceIn(search))
  const isPaid = useStored(() => reference !== undefined && hasReturned(reference)) ?? false
  const isKept = useStored(() => reference !== undefined && readUnpaidPackage(reference) !== null)
  const canRetry = hasQuote !== false || isKept
  const returned = reference === undefined ? wentBack : cameBack
  return (
    <>
      <PageIntro
        heading={isPaid ? paid.heading() : paymentFailed.heading}
        lead={isPaid ? paid.lead : `${returned} ${whatIsSaved(hasQuote, isKept)}`}
      />
      <Stack>
        <Actions>
          {isPaid && reference !== undefined && (
            <LinkButton to={returnAddress(paths.paymentSuccess, reference)}>
              {paid.receipt}
            </LinkButton>
          )}
          {!canRetry && (
            <LinkButton to={paths.customQuote} variant={isPaid ? 'quiet' : 'primary'}>
              {paymentFailed.build}
            </LinkButton>
          )}
          {/* A button (rule 11.4), in a form so that it also works without scripts. */}
          <form
            action={paths.checkout}
            onSubmit={(event) => {
              event.preventDefault()
              void navigate(paths.checkout, { state: retryOf(reference) })
            }}
          >
            <Button
              type="submit"
              variant={canRetry && !isPaid ? 'primary' : 'quiet'}
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

/** What this browser has stored, undefined until the page is hydrated. */
function useStored<Value extends string | boolean>(read: () => Value | undefined) {
  return useSyncExternalStore(subscribe, read, () => undefined)
}

function hasSavedQuote(): boolean {
  const items = readJson('localStorage', storageKeys.quoteItems)
  return Array.isArray(items) && items.length > 0
}

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange)
  return () => removeEventListener('storage', onChange)
}
