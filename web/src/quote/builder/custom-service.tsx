import type { RefObject } from 'react'
import { customNameMaxLength } from '#shared/catalogue.ts'
import { customNameError } from '#shared/custom-service.ts'
import type { Selection } from '#shared/quote.ts'
import { ChoiceCard } from '#web/ui/choice-card.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { fieldLimit } from '#web/content/field-limit.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import { useAppDispatch, useAppSelector } from '#web/quote/store/hooks.ts'
import { PriceField } from './price-field.tsx'
import { customServiceChanged, selectSelection } from '#web/quote/store/quote-slice.ts'
import { isCustomUnfinished } from '#web/quote/model/selection.ts'
import styles from './custom-service.module.css'

const copy = quoteBuilder.custom

type CustomServiceProps = {
  readonly nameRef: RefObject<HTMLInputElement | null>
  readonly priceRef: RefObject<HTMLInputElement | null>
  /** Whether missing values show as errors: once the visitor has pressed Proceed without them. */
  readonly isMissingShown: boolean
}

/** A service whose name and price the visitor enters. Its fields are enabled only while it is selected. */
export function CustomService({ nameRef, priceRef, isMissingShown }: CustomServiceProps) {
  const dispatch = useAppDispatch()
  const selection = useAppSelector(selectSelection)
  const { selected, name, price } = selection.custom
  const change = (part: Partial<Selection['custom']>) => dispatch(customServiceChanged(part))
  return (
    <>
      <ChoiceCard
        name={copy.checkbox}
        description={copy.description}
        price={price === null ? null : formatPrice(price)}
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
        {isCustomUnfinished(selection) && !isMissingShown && <p role="note">{copy.notCounted}</p>}
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
