import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { additionalServices, premiumAddOns, resources } from '#shared/catalogue.ts'
import { coreServices } from '#shared/core-services.ts'
import { initialSelection } from '#shared/quote.ts'
import { notify } from '#web/ui/browser/notifications.ts'
import { useHydrated } from '#web/ui/browser/use-hydrated.ts'
import { Container } from '#web/ui/container.tsx'
import { IntroText } from '#web/ui/page-intro.tsx'
import { notices } from '#web/content/notices.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { useAppDispatch, useAppSelector } from '#web/quote/store/hooks.ts'
import { readDraft, saveDraft } from '#web/quote/store/quote-draft.ts'
import { useQuoteNotices } from '#web/quote/store/use-quote-notices.ts'
import { Choices, Group } from './choice-group.tsx'
import { CustomService } from './custom-service.tsx'
import styles from './custom-quote-page.module.css'
import {
  selectionReopened,
  selectIsVisitorsChange,
  selectSaved,
  selectSelection,
} from '#web/quote/store/quote-slice.ts'
import type { AppDispatch, RootState } from '#web/quote/store/store.ts'
import { QuoteStart } from './quote-start.tsx'
import { QuoteSummary } from './quote-summary.tsx'
import { ResourceSlider } from './resource-slider.tsx'
import { hasUnsavedChoices } from '#web/quote/model/selection.ts'
import { useLinkedQuote } from '#web/quote/link/use-linked-quote.tsx'
import { useProceed } from './use-proceed.ts'

/** The quote builder: everything on sale on the left, the current quote on the right, from the top of the page. */
export function Component() {
  const selection = useAppSelector(selectSelection)
  const saved = useAppSelector(selectSaved)
  const { nameRef, priceRef, isMissingShown, proceed, ...bar } = useProceed()
  const hasUnsaved = hasUnsavedChoices(selection, saved)
  useQuoteNotices(hasUnsaved ? notices.choicesKept : notices.quoteChangedElsewhere)
  const summary = useRef<HTMLHeadingElement>(null)
  const focusSummary = useCallback(() => summary.current?.focus({ preventScroll: true }), [])
  const [isLinkPending, question] = useLinkedQuote(focusSummary)

  return (
    <Container className={styles.columns}>
      <SavedChoices />
      <div>
        <div className={styles.intro}>
          <IntroText heading={quoteBuilder.heading} lead={quoteBuilder.lead} />
        </div>
        <noscript>
          <p className={styles.withoutScript} data-surface="tint">
            {quoteBuilder.withoutScript}
          </p>
        </noscript>
        {question}
        <QuoteStart isLinkPending={isLinkPending} />
        <Group {...quoteBuilder.core}>
          <Choices items={coreServices} />
        </Group>
        <Group {...quoteBuilder.additional}>
          <Choices isFolded items={additionalServices} />
        </Group>
        <Group {...quoteBuilder.resources}>
          <div className={styles.sliders}>
            {resources.map((resource) => (
              <ResourceSlider key={resource.id} resource={resource} />
            ))}
          </div>
        </Group>
        <Group {...quoteBuilder.addOns}>
          <Choices isFolded items={premiumAddOns} />
        </Group>
        <Group {...quoteBuilder.custom}>
          <CustomService nameRef={nameRef} priceRef={priceRef} isMissingShown={isMissingShown} />
        </Group>
      </div>
      <aside
        className={styles.summary}
        data-surface="paper"
        aria-label={quoteBuilder.summary.heading}
      >
        <QuoteSummary
          headingRef={summary}
          isLinkPending={isLinkPending}
          onProceed={proceed}
          {...bar}
        />
      </aside>
    </Container>
  )
}

/**
 * Reopens what the browser kept, and keeps each change of the visitor. A tab in which nothing was changed writes nothing,
 * so it can't overwrite a newer draft (rule 8.7). It draws nothing, so its second render at hydration costs nothing.
 */
function SavedChoices() {
  const dispatch = useAppDispatch()
  const selection = useAppSelector(selectSelection)
  const isVisitorsChange = useAppSelector(selectIsVisitorsChange)
  const keptSelection = useRef(selection)
  const isHydrated = useHydrated()
  // Before the first paint of a page that is opened by a link within the site.
  useLayoutEffect(() => {
    if (isHydrated) dispatch(reopenChoices())
  }, [dispatch, isHydrated])
  useEffect(() => {
    if (selection === keptSelection.current) return
    keptSelection.current = selection
    if (isVisitorsChange) saveDraft(selection)
  }, [isVisitorsChange, selection])
  return null
}

/** Opens the draft, or else the saved quote, unless something has been chosen already (rule 8.5). */
function reopenChoices() {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    if (selectSelection(getState()) !== initialSelection) return
    const draft = readDraft()
    const kept = draft?.selection ?? selectSaved(getState())
    dispatch(selectionReopened(kept ?? initialSelection))
    if (draft?.isComplete === false) notify(notices.quoteDamaged)
    if (draft?.hasRisen) notify(notices.pricesRisen)
  }
}
