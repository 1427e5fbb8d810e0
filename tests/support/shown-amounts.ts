import type { Cents } from '#shared/money.ts'
import * as money from '#web/ui/browser/format-money.ts'

// Amounts as queries of texts, not of names, read them: spaces that don't break, as some languages have, are plain ones.

export const withPlainSpaces = (text: string) => text.replace(/\s/g, ' ')

export const formatPrice = (amount: Cents) => withPlainSpaces(money.formatPrice(amount))
