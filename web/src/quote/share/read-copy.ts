import type { Day } from '#shared/offer.ts'
import * as v from 'valibot'
import { parseJson } from '#web/ui/browser/browser-storage.ts'
import { readKept, type KeptQuote } from '#web/quote/keep/kept-quote.ts'
import type { CopyEntry } from '#web/quote/keep/quote-copy.ts'
import { companyDay } from '#web/quote/model/valid-until.ts'

// More than the field counts.
const name = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, 10_000)),
)

const schema = v.object({
  // As far as a date can be.
  savedAt: v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)),
  quote: v.string(),
  names: v.tuple([name, name]),
})

export type QuoteCopy = KeptQuote & { readonly entry: CopyEntry; readonly day: Day }

/** The kept copy, without what is no longer on sale; null if this version of the site can't read it. */
export function parseCopy(text: string): QuoteCopy | null {
  const { success, output: entry } = v.safeParse(schema, parseJson(text))
  const kept = success ? readKept(entry.quote) : null
  return kept && success ? { ...kept, entry, day: companyDay(entry.savedAt) } : null
}
