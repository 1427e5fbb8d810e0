import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { additionalServices, premiumAddOns, resources } from '#shared/catalogue.ts'
import { coreServices } from '#shared/core-services.ts'
import { customNameError } from '#shared/pricing.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { useAppDispatch, useAppSelector } from '#web/state/hooks.ts'
import { quoteSaved, selectQuoteLines } from '#web/state/quote-items-slice.ts'
import { useQuoteNotices } from '#web/state/use-quote-notices.ts'
import { Choices, Group } from './choice-group.tsx'
import { CustomService } from './custom-service.tsx'
import styles from './quote-builder.module.css'
import { saveDraft } from './quote-draft.ts'
import { selectLines, selectSelection } from './quote-slice.ts'
import { QuoteStart } from './quote-start.tsx'
import { QuoteSummary } from './quote-summary.tsx'
import { ResourceSlider } from './resource-slider.tsx'
import { RestoreLastQuote } from './restore-last-quote.tsx'
import { hasUnsavedChoices, isCustomUnfinished } from './selection.ts'
import { SharedQuote } from './shared-quote.tsx'
import { useSavedChoices } from './use-saved-choices.ts'

/** The quote builder: everything on sale on the left, the current quote on the right. */
export function QuoteBuilder() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const lines = useAppSelector(selectLines)
  const selection = useAppSelector(selectSelection)
  const savedLines = useAppSelector(selectQuoteLines)
  const nameRef = useRef<HTMLInputElement>(null)
  const priceRef = useRef<HTMLInputElement>(null)
  const [areErrorsShown, setAreErrorsShown] = useState(false)
  const hasUnsaved = hasUnsavedChoices(selection, savedLines)
  useQuoteNotices(hasUnsaved ? notices.choicesKept : notices.quoteChangedElsewhere)
  const isReady = useSavedChoices()

  const proceed = () => {
    if (lines.length === 0) {
      setAreErrorsShown(true)
      const invalidField = customNameError(selection.custom.name) === null ? priceRef : nameRef
      invalidField.current?.focus()
      return
    }
    saveDraft(selection)
    dispatch(quoteSaved(lines))
    void navigate(paths.checkout)
  }

  return (
    <div className={styles.columns}>
      <div>
        <noscript>
          <p className={styles.withoutScript}>{quoteBuilder.withoutScript}</p>
        </noscript>
        <SharedQuote />
        <RestoreLastQuote />
        <QuoteStart isReady={isReady} />
        <Group {...quoteBuilder.core}>
          <Choices items={coreServices} />
        </Group>
        <Group {...quoteBuilder.additional}>
          <Choices items={additionalServices} />
        </Group>
        <Group {...quoteBuilder.resources}>
          <div className={styles.sliders}>
            {resources.map((resource) => (
              <ResourceSlider key={resource.id} resource={resource} />
            ))}
          </div>
        </Group>
        <Group {...quoteBuilder.addOns}>
          <Choices items={premiumAddOns} />
        </Group>
        <Group heading={quoteBuilder.custom.heading} note={quoteBuilder.custom.note}>
          <CustomService
            nameRef={nameRef}
            priceRef={priceRef}
            isMissingShown={areErrorsShown && isCustomUnfinished(selection)}
          />
        </Group>
      </div>
      <aside className={styles.summary}>
        <QuoteSummary
          isReady={isReady}
          isAlertShown={areErrorsShown && lines.length === 0}
          onProceed={proceed}
        />
      </aside>
    </div>
  )
}
