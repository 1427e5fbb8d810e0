import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { additionalServices, coreServices, premiumAddOns, resources } from '#shared/catalogue.ts'
import { customNameFault } from '#shared/pricing.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { useAppDispatch, useAppSelector } from '#web/state/hooks.ts'
import { quoteSaved, selectQuoteItems } from '#web/state/quote-items-slice.ts'
import { quoteItemOf } from '#web/state/saved-quote.ts'
import { useDamageNotice } from '#web/state/use-damage-notice.ts'
import { useQuoteNews } from '#web/state/use-quote-news.ts'
import { Choices, Group } from './choice-group.tsx'
import { CustomService } from './custom-service.tsx'
import { Columns, Sliders, Summary, WithoutScript } from './quote-builder-style.ts'
import { selectLines, selectSelection } from './quote-slice.ts'
import { QuoteSummary } from './quote-summary.tsx'
import { ResourceSlider } from './resource-slider.tsx'
import { reopenSavedQuote } from './reopen-quote.ts'
import { RestoreLastQuote } from './restore-last-quote.tsx'
import { hasUnsavedChoices, isCustomUnfinished } from './selection-of-items.ts'

/** The quote builder: everything on sale at the left, the running quote at the right. */
export function QuoteBuilder() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const lines = useAppSelector(selectLines)
  const selection = useAppSelector(selectSelection)
  const savedItems = useAppSelector(selectQuoteItems)
  const nameRef = useRef<HTMLInputElement>(null)
  const priceRef = useRef<HTMLInputElement>(null)
  const [wasRefused, setWasRefused] = useState(false)
  useDamageNotice()
  const isKept = hasUnsavedChoices(selection, savedItems)
  useQuoteNews(isKept ? notices.choicesKept : notices.quoteChangedElsewhere)
  useEffect(() => {
    dispatch(reopenSavedQuote())
  }, [dispatch])

  const proceed = () => {
    if (lines.length === 0) {
      setWasRefused(true)
      const faulty = customNameFault(selection.custom.name) === null ? priceRef : nameRef
      faulty.current?.focus()
      return
    }
    dispatch(quoteSaved(lines.map(quoteItemOf)))
    void navigate(paths.checkout)
  }

  return (
    <Columns>
      <div>
        <noscript>
          <WithoutScript>{quoteBuilder.withoutScript}</WithoutScript>
        </noscript>
        <RestoreLastQuote />
        <Group {...quoteBuilder.core}>
          <Choices items={coreServices} />
        </Group>
        <Group {...quoteBuilder.additional}>
          <Choices items={additionalServices} />
        </Group>
        <Group {...quoteBuilder.resources}>
          <Sliders>
            {resources.map((resource) => (
              <ResourceSlider key={resource.id} resource={resource} />
            ))}
          </Sliders>
        </Group>
        <Group {...quoteBuilder.addOns}>
          <Choices items={premiumAddOns} />
        </Group>
        <Group heading={quoteBuilder.custom.heading} note={quoteBuilder.custom.note}>
          <CustomService
            nameRef={nameRef}
            priceRef={priceRef}
            areGapsShown={wasRefused && isCustomUnfinished(selection)}
          />
        </Group>
      </div>
      <Summary>
        <QuoteSummary isAlertShown={wasRefused && lines.length === 0} onProceed={proceed} />
      </Summary>
    </Columns>
  )
}
