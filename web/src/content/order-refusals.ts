import { chargeLimits } from '#shared/charge-limits.ts'
import { cents } from '#shared/money.ts'
import type { OrderRefusal } from '#shared/quote.ts'
import { formatExactPrice } from '#web/ui/browser/format-money.ts'

/** Of a package that can't be paid by card. */
export const payByTransfer = 'Pay by bank transfer instead'

const transfer = 'or pay by bank transfer'

type Refusal = {
  readonly words: string
  /** What else can be done: a link beside the words. */
  readonly way: 'transfer' | null
}

/** Why a package can't be ordered, beside Proceed and Pay. */
export const orderRefusals: Readonly<Record<OrderRefusal, Refusal>> = {
  nothingSelected: { words: 'Please select at least one service or configuration', way: null },
  tooSmall: {
    words: `A card payment is at least ${formatExactPrice(cents(chargeLimits.min))}. Please add something, ${transfer}.`,
    way: 'transfer',
  },
  tooLarge: {
    words: `A card payment is at most ${formatExactPrice(cents(chargeLimits.max))}. Please leave something out, ${transfer}.`,
    way: 'transfer',
  },
  tooManyLines: {
    words: `A card payment has at most ${chargeLimits.lines - 1} items. Please leave some out, ${transfer}.`,
    way: 'transfer',
  },
}
