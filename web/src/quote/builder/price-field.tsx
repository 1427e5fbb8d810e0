import { useState, type RefObject } from 'react'
import { customPriceBounds } from '#shared/catalogue.ts'
import type { Cents } from '#shared/money.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import {
  priceText,
  readPriceText,
  type PriceRefusal,
  type PriceText,
} from '#web/quote/model/custom-price.ts'
import { quoted } from '#web/quote/model/typed-number.ts'

const copy = quoteBuilder.custom
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
export function PriceField({ price, isEnabled, fieldRef, error, onPrice }: PriceFieldProps) {
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
      hint={isTyping ? `${copy.unfinished} ${priceRange}` : priceRange}
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
