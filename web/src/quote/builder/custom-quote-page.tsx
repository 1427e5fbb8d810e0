import { useCallback, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { additionalServices, premiumAddOns, resources } from '#shared/catalogue.ts'
import { coreServices } from '#shared/core-services.ts'
import { Container } from '#web/ui/container.tsx'
import { focusText } from '#web/ui/browser/focus-text.ts'
import { IntroText } from '#web/ui/page-intro.tsx'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { useQuotePage } from '#web/quote/life/hooks.ts'
import { useLinkedQuote } from '#web/quote/link/use-linked-quote.tsx'
import { Group, OfferGroup } from './choice-group.tsx'
import { CustomService } from './custom-service-fields.tsx'
import { Examples } from './examples.tsx'
import { ProceedButton } from './proceed-button.tsx'
import { QuoteSummary, summaryId } from './quote-summary.tsx'
import { ResourceSlider } from './resource-slider.tsx'
import { startIn } from './start-in-address.ts'
import { RestoreLastQuote } from './last-step.tsx'
import stackStyles from '#web/ui/container.module.css'
import styles from './custom-quote-page.module.css'

/** The quote builder: everything on sale on the left, the current quote on the right, from the top of the page. */
export function Component() {
  const { search } = useLocation()
  // As the page was opened: the address loses it.
  const [isBrought] = useState(() => startIn(search) !== null)
  useQuotePage('builder', { isBrought })
  const summary = useRef<HTMLHeadingElement>(null)
  const focusSummary = useCallback(() => focusText(summary.current, { preventScroll: true }), [])
  const choices = useRef<HTMLHeadingElement>(null)
  const {
    isPending: isLinkPending,
    opener,
    panel,
  } = useLinkedQuote({
    proceed: <ProceedButton isReady />,
    onChange: () => focusText(choices.current),
    undo: <RestoreLastQuote onRestored={focusSummary} />,
  })

  return (
    <Container className={styles.columns}>
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
        {opener}
        {panel || <Examples isLinkPending={isLinkPending} />}
        <OfferGroup {...quoteBuilder.core} items={coreServices} headingRef={choices} />
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
        <QuoteSummary headingRef={summary} isLinkPending={isLinkPending} />
      </aside>
    </Container>
  )
}
