import { useRef } from 'react'
import { customNameMaxLength } from '#shared/catalogue.ts'
import { customNameError } from '#shared/custom-service.ts'
import type { Selection } from '#shared/quote.ts'
import { termWords } from '#shared/words.ts'
import { ChoiceCard } from '#web/ui/choice-card.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { fieldLimit } from '#web/content/field-limit.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import { useAppSelector, usePerformer, useQuoteEvents } from '#web/quote/life/hooks.ts'
import { PriceField } from './price-field.tsx'
import { selectLife, selectSelection } from '#web/quote/life/selectors.ts'
import { isCustomUnfinished } from '#web/quote/model/selection.ts'
import styles from './custom-service-fields.module.css'

const copy = quoteBuilder.custom
const noPrice = { amount: '', per: '', covers: [] }

/** A service whose name and price the visitor enters. Its fields are enabled only while it is selected. */
export function CustomService() {
  const tell = useQuoteEvents()
  const selection = useAppSelector(selectSelection)
  const isUnfinished = isCustomUnfinished(selection)
  // Missing values are errors once Proceed has asked for them.
  const isMissingShown = useAppSelector(selectLife).refused === 'unfinished' && isUnfinished
  const { selected, name, price } = selection.custom
  const change = (part: Partial<Selection['custom']>) =>
    tell({ type: 'quote/customServiceChanged', payload: part })
  const nameRef = useRef<HTMLInputElement>(null)
  const priceRef = useRef<HTMLInputElement>(null)
  usePerformer('do/askFor', ({ field }) => {
    const missing = field === 'name' ? nameRef : priceRef
    missing.current?.focus()
  })
  return (
    <>
      <ChoiceCard
        name={copy.checkbox}
        description={copy.description}
        price={
          price === null ? noPrice : { ...noPrice, amount: formatPrice(price), per: termWords.once }
        }
        isChosen={selected}
        onToggle={() => change({ selected: !selected })}
      />
      <div className={styles.fields}>
        <TextField
          label={copy.name}
          value={name}
          limit={fieldLimit(customNameMaxLength)}
          required={selected}
          disabled={!selected}
          autoComplete="off"
          fieldRef={nameRef}
          error={nameError(name, selected, isMissingShown)}
          onText={(text) => change({ name: text })}
        />
        <PriceField
          price={price}
          isEnabled={selected}
          fieldRef={priceRef}
          error={isMissingShown && selected && price === null ? copy.priceMissing : undefined}
          onPrice={(typed) => change({ price: typed })}
        />
        {/* What is missing is then said at each field. */}
        {isUnfinished && !isMissingShown && <p role="note">{copy.notCounted}</p>}
      </div>
    </>
  )
}

function nameError(name: string, selected: boolean, isMissingShown: boolean): string | undefined {
  if (!selected) return undefined
  const error = customNameError(name)
  if (error === 'taken') return copy.nameTaken
  return isMissingShown && error === 'missing' ? copy.nameMissing : undefined
}
