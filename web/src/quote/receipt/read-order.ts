import { itemSchema } from '#shared/checkout-contract.ts'
import { periods } from '#shared/core-services.ts'
import { cents } from '#shared/money.ts'
import { totalLines, type QuoteLine, type Totals } from '#shared/pricing.ts'
import * as z from '#shared/schema.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { parseJson, readText } from '#web/ui/browser/browser-storage.ts'

// In minor units: the payment provider charges at most eight digits. With larger amounts a damaged entry could not be
// added up.
const maxAmount = 99_999_999

const orderedItemSchema = z.extend(itemSchema, { period: z.enum(periods) })

const orderSchema = z.object({
  items: z.array(orderedItemSchema).check(
    z.minLength(1),
    z.refine((items) => items.every(({ amount }) => amount <= maxAmount)),
  ),
  total: z.int(),
})

/** What this tab went to pay for, as it was priced then: the catalogue may have changed since. */
export type Order = { readonly lines: readonly OrderedLine[]; readonly totals: Totals }

type OrderedLine = Pick<QuoteLine, 'name' | 'description' | 'period' | 'amount'>

/** The order of this tab; null if there is none, or if its lines don't add up to its total. */
export function readOrder(): Order | null {
  const text = readText('sessionStorage', storageKeys.order)
  const saved = orderSchema.safeParse(parseJson(text ?? ''))
  if (!saved.success) return null
  const lines = saved.data.items.map((item) => ({ ...item, amount: cents(item.amount) }))
  const totals = totalLines(lines)
  return totals.total === saved.data.total ? { lines, totals } : null
}
