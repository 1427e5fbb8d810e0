import { useRef, useState, type RefObject } from 'react'
import { joiner } from '#shared/locale.ts'
import { customNameMaxLength, customPriceBounds } from '#shared/catalogue.ts'
import { customNameError } from '#shared/custom-service.ts'
import type { Selection } from '#shared/quote.ts'
import { termWords } from '#shared/words.ts'
import { ChoiceCard } from '#web/ui/choice-card.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { fieldLimit } from '#web/content/field-limit.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import { useAppSelector, usePerformer, useQuoteEvents } from '#web/quote/life/hooks.ts'
import { selectLife, selectSelection } from '#web/quote/life/selectors.ts'
import { isCustomUnfinished } from '#web/quote/model/selection.ts'
import styles from './custom-service-fields.module.css'
import type { Cents } from '#shared/money.ts'
import {
  priceText,
  readPriceText,
  type PriceRefusal,
  type PriceText,
} from '#web/quote/model/custom-price.ts'
import { quoted } from '#web/quote/model/typed-number.ts'

const copy = quoteBuilder.custom
const noPrice = { amount: '', per: '', covers: [] }

/** A service whose name and price the visitor enters. Its fields are enabled only while it is selected. */
export function CustomService() {
  const dispatch = useQuoteEvents()
  const selection = useAppSelector(selectSelection)
  const isUnfinished = isCustomUnfinished(selection)
  // Missing values are errors once Proceed has asked for them.
  const isMissingShown = useAppSelector(selectLife).refused === 'unfinished' && isUnfinished
  const { selected, name, price } = selection.custom
  const nameErrors = {
    taken: copy.nameTaken,
    missing: isMissingShown ? copy.nameMissing : undefined,
  }
  const nameError = selected && customNameError(name)
  const change = (part: Partial<Selection['custom']>) =>
    dispatch({ type: 'quote/customServiceChanged', payload: part })
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
          error={nameError ? nameErrors[nameError] : undefined}
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

const min = formatPrice(customPriceBounds.min)
const max = formatPrice(customPriceBounds.max)
const priceRange = copy.priceHint(min, max)

type PriceFieldProps = {
  readonly price: Cents | null
  readonly isEnabled: boolean
  readonly fieldRef: RefObject<HTMLInputElement | null>
  readonly error: string | undefined
  /** Null while the text is not a price (rule 7.4). */
  readonly onPrice: (price: Cents | null) => void
}

/**
 * Shows the typed text, whatever it is: without a refused key, the rest could mean another amount. Anything but a price is
 * explained and counts for nothing (rules 7.4 and 7.9), but not while a number is being typed: "1" of "100".
 */
function PriceField({ price, isEnabled, fieldRef, error, onPrice }: PriceFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  const read = readPriceText(draft ?? '')
  const counted = countedPrice(read)
  // The service was left out, or other choices brought another price.
  if (draft !== null && (!isEnabled || counted !== price)) setDraft(null)
  const isTyping = read.kind === 'unfinished' && !isLeft
  const refusal = 'refusal' in read && !isTyping ? copy.refused(explainRefusal(read.refusal)) : ''
  const readBack =
    read.kind === 'price' && read.isReadBack ? copy.readAs(formatPrice(read.price)) : ''
  return (
    <TextField
      label={copy.price}
      value={draft ?? priceText(price)}
      inputMode="decimal"
      autoComplete="off"
      required={isEnabled}
      disabled={!isEnabled}
      fieldRef={fieldRef}
      hint={isTyping ? [copy.unfinished, priceRange].join(joiner) : priceRange}
      status={refusal || readBack}
      isRefused={refusal !== ''}
      error={refusal === '' ? error : undefined}
      onText={(text) => {
        setDraft(text)
        setIsLeft(false)
        onPrice(countedPrice(readPriceText(text)))
      }}
      onBlur={() => setIsLeft(true)}
    />
  )
}

function countedPrice(read: PriceText): Cents | null {
  return read.kind === 'price' ? read.price : null
}

function explainRefusal(refusal: PriceRefusal): string {
  if ('amount' in refusal) {
    const amount = formatPrice(refusal.amount)
    return refusal.reason === 'tooHigh' ? copy.tooHigh(amount, max) : copy.tooLow(amount, min)
  }
  const { reason, text } = refusal
  return copy[reason](quoted(text))
}
