import { clsx } from 'clsx'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { additionalServices, premiumAddOns, resources } from '#shared/catalogue.ts'
import { coreServices } from '#shared/core-services.ts'
import { quoteFragment } from '#shared/inline-script.ts'
import { orderRefusal } from '#shared/quote.ts'
import { Container } from '#web/ui/container.tsx'
import { useHydrated } from '#web/ui/browser/use-hydrated.ts'
import { useOnDemand } from '#web/ui/use-on-demand.ts'
import { IntroText } from '#web/ui/page-intro.tsx'
import { Pending } from '#web/ui/pending.tsx'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { useQuotePage } from '#web/quote/life/hooks.ts'
import { toldIfMissing } from '#web/quote/parts/told-if-missing.ts'
import { Group, OfferGroup } from './choice-group.tsx'
import { CustomService } from './custom-service-fields.tsx'
import { Examples } from './examples.tsx'
import { ProceedButton } from './proceed-button.tsx'
import { QuoteSummary } from './quote-summary.tsx'
import { ResourceSlider } from './resource-slider.tsx'
import { summaryId } from './total-bar.tsx'
import { startIn, useStartInAddress } from './start-in-address.ts'
import stackStyles from '#web/ui/container.module.css'
import styles from './custom-quote-page.module.css'

const { summary: copy } = quoteBuilder

/** A link's quote as a document, or else the quote builder. */
export function Component() {
  const isHydrated = useHydrated()
  const { isLinked, fragment, LinkedQuote } = useLinkedQuote()
  useStartInAddress(isLinked)
  return (
    <>
      {isLinked || <Builder />}
      {(!isHydrated || isLinked) && !LinkedQuote && (
        <Container className={clsx(styles.waiting, !isHydrated && styles.linked)}>
          <Pending withoutScript={copy.withoutScript}>{copy.waiting}</Pending>
        </Container>
      )}
      {isLinked && LinkedQuote && (
        <LinkedQuote
          key={fragment}
          fragment={fragment}
          renderProceed={(quote, take) => (
            <ProceedButton
              offered={quote}
              beforehand={(proceed) => {
                if (orderRefusal(quote) !== null) return
                take()
                proceed()
              }}
            />
          )}
        />
      )}
    </>
  )
}

const loadDocument = toldIfMissing(async () => import('#web/quote/link/quote-document.tsx'))

/**
 * The quote in the address, in place of the builder (rule 8.10), also one that is pasted while the page is open. If its script
 * can't be loaded, the builder stays.
 */
function useLinkedQuote() {
  const { hash } = useLocation()
  const [failed, setFailed] = useState('')
  const onFailed = useCallback(() => setFailed(hash), [hash])
  const [loaded, request] = useOnDemand(loadDocument, onFailed)
  const isLinked = useHydrated() && quoteFragment.test(hash) && hash !== failed
  useEffect(() => {
    if (isLinked) request()
  }, [isLinked, request])
  return { isLinked, fragment: hash, LinkedQuote: loaded?.LinkedQuote }
}

/** Everything on sale on the left, the current quote on the right, from the top of the page. */
function Builder() {
  const { search } = useLocation()
  // As the page was opened: the address loses it.
  const [isBrought] = useState(() => startIn(search) !== null)
  useQuotePage('builder', { isBrought })
  const isHydrated = useHydrated()

  return (
    <Container className={clsx(styles.columns, !isHydrated && styles.unlinked)}>
      {/* What a browser restored would count as pressed, against a later change in another tab. */}
      <form className={stackStyles.stack} autoComplete="off">
        <a data-skip="" href={`#${summaryId}`} data-scripted="">
          {quoteBuilder.skip}
        </a>
        <div className={styles.intro}>
          <IntroText heading={quoteBuilder.heading} lead={quoteBuilder.lead()} />
        </div>
        <noscript>
          <p data-surface="tint">{quoteBuilder.withoutScript}</p>
        </noscript>
        <Examples />
        <OfferGroup {...quoteBuilder.core} items={coreServices} />
        <OfferGroup {...quoteBuilder.additional} isFolded items={additionalServices} />
        <Group {...quoteBuilder.resources}>
          <div className={styles.sliders}>
            {resources.map((resource) => (
              <ResourceSlider key={resource.id} resource={resource} />
            ))}
          </div>
        </Group>
        <OfferGroup {...quoteBuilder.addOns} isFolded items={premiumAddOns} />
        <Group {...quoteBuilder.custom}>
          <CustomService />
        </Group>
      </form>
      <aside className={styles.summary} data-surface="paper">
        <QuoteSummary />
      </aside>
    </Container>
  )
}
