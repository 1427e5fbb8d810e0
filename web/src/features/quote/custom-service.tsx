import { useState, type Ref } from 'react'
import { customNameMaxLength, customPriceBounds } from '#shared/catalogue.ts'
import type { Cents } from '#shared/money.ts'
import { customNameError } from '#shared/pricing.ts'
import { ChoiceCard } from '#web/components/choice-card.tsx'
import { TextField } from '#web/components/text-field.tsx'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { formatUsd } from '#web/lib/format-money.ts'
import { useAppDispatch, useAppSelector } from '#web/state/hooks.ts'
import { priceText, readPriceText } from './custom-price.ts'
import {
  customNameTyped,
  customPriceTyped,
  customServiceToggled,
  selectSelection,
} from './quote-slice.ts'
import { isCustomUnfinished } from './selection.ts'
import styles from './custom-service.module.css'

const words = quoteBuilder.custom

type CustomServiceProps = {
  readonly nameRef: Ref<HTMLInputElement>
  readonly priceRef: Ref<HTMLInputElement>
  /** Whether missing values are shown as errors, once the visitor has tried to proceed without them. */
  readonly isMissingShown: boolean
}

/** A service whose name and price the visitor enters. Its fields are enabled only while it is selected. */
export function CustomService({ nameRef, priceRef, isMissingShown }: CustomServiceProps) {
  const dispatch = useAppDispatch()
  const selection = useAppSelector(selectSelection)
  const { selected, name, price } = selection.custom
  return (
    <>
      <ChoiceCard
        name={words.checkbox}
        description={words.description}
        price={price === null ? null : formatUsd(price)}
        isChosen={selected}
        onToggle={() => dispatch(customServiceToggled())}
      />
      <div className={styles.fields}>
        <TextField
          label={words.name}
          value={name}
          maxLength={customNameMaxLength}
          disabled={!selected}
          autoComplete="off"
          fieldRef={nameRef}
          error={nameError(name, selected, isMissingShown)}
          onText={(text) => dispatch(customNameTyped(text))}
        />
        <PriceField
          price={price}
          isEnabled={selected}
          fieldRef={priceRef}
          error={isMissingShown && selected && price === null ? words.priceMissing : undefined}
          onText={(text) => dispatch(customPriceTyped(text))}
        />
        {isCustomUnfinished(selection) && <p role="note">{words.notCounted}</p>}
      </div>
    </>
  )
}

function nameError(name: string, selected: boolean, isMissingShown: boolean): string | undefined {
  if (!selected) return undefined
  const error = customNameError(name)
  if (error === 'taken') return words.nameTaken
  return isMissingShown && error === 'missing' ? words.nameMissing : undefined
}

type PriceFieldProps = {
  readonly price: Cents | null
  readonly isEnabled: boolean
  readonly fieldRef: Ref<HTMLInputElement>
  readonly error: string | undefined
  readonly onText: (text: string) => void
}

/**
 * Keeps an unfinished number while it has the focus, because the first digits of a price are not a price yet: "1" of
 * "100". Only accepted prices reach the store; on blur the field shows the last accepted one.
 */
function PriceField({ price, isEnabled, fieldRef, error, onText }: PriceFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const isUnfinished = draft !== null && readPriceText(draft).kind === 'unfinished'
  const { min, max } = customPriceBounds
  const priceRange = words.priceHint(formatUsd(min), formatUsd(max))
  return (
    <TextField
      label={words.price}
      value={draft ?? priceText(price)}
      inputMode="decimal"
      autoComplete="off"
      disabled={!isEnabled}
      fieldRef={fieldRef}
      hint={isUnfinished ? `${words.unfinished} ${priceRange}` : priceRange}
      error={error}
      onText={(text) => {
        if (readPriceText(text).kind === 'invalid') return
        setDraft(text)
        onText(text)
      }}
      onBlur={() => setDraft(null)}
    />
  )
}
