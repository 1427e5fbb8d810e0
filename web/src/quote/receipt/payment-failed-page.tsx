import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { leadsToAttribute } from '#web/ui/document/protocol.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Definitions } from '#web/ui/definitions.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { Actions, Stack } from '#web/ui/container.tsx'
import { paths } from '#web/content/paths.ts'
import { paymentFailed } from '#web/content/payment-result.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { readJson } from '#web/ui/browser/browser-storage.ts'

const { wentBack, unknown, saved, notSaved } = paymentFailed

export function Component() {
  const navigate = useNavigate()
  const hasQuote = useHasSavedQuote()
  const isNothingSaved = hasQuote === false
  const known = isNothingSaved ? notSaved : saved
  return (
    <>
      <PageIntro
        heading={paymentFailed.heading}
        lead={`${wentBack} ${hasQuote === undefined ? unknown : known}`}
      />
      <Stack>
        <Actions>
          {isNothingSaved && <LinkButton to={paths.customQuote}>{paymentFailed.build}</LinkButton>}
          {/* A button (rule 11.4), in a form so that it also works without scripts. */}
          <form
            action={paths.checkout}
            onSubmit={(event) => {
              event.preventDefault()
              void navigate(paths.checkout)
            }}
          >
            <Button
              type="submit"
              variant={isNothingSaved ? 'quiet' : 'primary'}
              {...{ [leadsToAttribute]: paths.checkout }}
            >
              {paymentFailed.retry}
            </Button>
          </form>
          {!isNothingSaved && (
            <LinkButton to={paths.customQuote} variant="quiet">
              {paymentFailed.change}
            </LinkButton>
          )}
        </Actions>
        <section>
          <h2>{paymentFailed.reasons.heading}</h2>
          <Definitions list={paymentFailed.reasons.list} />
        </section>
      </Stack>
    </>
  )
}

/**
 * Whether this browser has a saved quote, undefined until the page is hydrated. This page doesn't load the quote's store;
 * whether the catalogue still sells the items is left to the checkout.
 */
function useHasSavedQuote(): boolean | undefined {
  return useSyncExternalStore(subscribe, hasSavedQuote, () => undefined)
}

function hasSavedQuote(): boolean {
  const items = readJson('localStorage', storageKeys.quoteItems)
  return Array.isArray(items) && items.length > 0
}

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange)
  return () => removeEventListener('storage', onChange)
}
