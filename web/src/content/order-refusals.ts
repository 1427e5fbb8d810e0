import { chargeLimits } from '#shared/checkout-contract.ts'
import { cents } from '#shared/money.ts'
import type { OrderRefusal } from '#shared/quote.ts'
import { formatExactPrice } from '#web/ui/browser/format-money.ts'

const transfer = 'or ask us for an invoice to pay by bank transfer'

/** Why a package can't be ordered, beside Proceed and Pay. */
export const orderRefusals: Readonly<Record<OrderRefusal, string>> = {
  nothingSelected: 'Please select at least one service or configuration',
  tooSmall: `A card payment is at least ${formatExactPrice(cents(chargeLimits.min))}. Please add something, ${transfer}.`,
  tooManyLines: `A card payment has at most ${chargeLimits.lines - 1} items. Please leave some out, ${transfer}.`,
}
