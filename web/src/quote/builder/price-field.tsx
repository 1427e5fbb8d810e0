import { useState, type Ref } from 'react'
import { customPriceBounds } from '#shared/catalogue.ts'
import type { Cents } from '#shared/money.ts'
import { toPlainText } from '#shared/plain-text.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { formatUsd } from '#web/ui/browser/format-money.ts'
import { priceText, readPriceText, type PriceRefusal } from '#web/quote/model/custom-price.ts'

const words = quoteBuilder.custom
const min = formatUsd(customPriceBounds.min)
const max = formatUsd(customPriceBounds.max)
const priceRange = words.priceHint(min, max)

/** How much of a refused text is quoted, in UTF-16 units. */
const maxQuoted = 20

type PriceFieldProps = {
  readonly price: Cents | null
  readonly isEnabled: boolean
  readonly fieldRef: Ref<HTMLInputElement>
  readonly error: string | undefined
  readonly onText: (text: string) => void
}

/**
 * Keeps an unfinished number while it has the focus, because the first digits of a price are not a price yet: "1" of
 * "100". Only accepted prices reach the store; on blur the field shows the last accepted one. What is refused is explained
 * until the next change (rule 7.9).
 */
export function PriceField({ price, isEnabled, fieldRef, error, onText }: PriceFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<PriceRefusal | null>(null)
  const read = readPriceText(draft ?? '')
  return (
    <TextField
      label={words.price}
      value={draft ?? priceText(price)}
      inputMode="decimal"
      autoComplete="off"
      disabled={!isEnabled}
      fieldRef={fieldRef}
      hint={read.kind === 'unfinished' ? `${words.unfinished} ${priceRange}` : priceRange}
      status={isEnabled && refusal ? explain(refusal, price) : ''}
      error={error}
      onText={(text) => {
        const typed = readPriceText(text)
        if (typed.kind === 'refused') {
          setRefusal(typed.refusal)
          return
        }
        setRefusal(null)
        setDraft(text)
        onText(text)
      }}
      onBlur={() => {
        if (read.kind === 'unfinished') setRefusal(read.refusal)
        setDraft(null)
      }}
    />
  )
}

function explain(refusal: PriceRefusal, price: Cents | null): string {
  const stands = price === null ? words.nothingStands : words.stands(formatUsd(price))
  return `${reasonOf(refusal)}; ${stands}`
}

function reasonOf(refusal: PriceRefusal): string {
  if ('amount' in refusal) {
    const amount = formatUsd(refusal.amount)
    return refusal.reason === 'tooHigh' ? words.tooHigh(amount, max) : words.tooLow(amount, min)
  }
  const { reason, text } = refusal
  const quoted = text.length > maxQuoted ? `${toPlainText(text, maxQuoted)}…` : toPlainText(text)
  return words[reason](quoted)
}
