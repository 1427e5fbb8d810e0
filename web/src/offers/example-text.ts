import { joiner } from '#shared/locale.ts'
import { resources } from '#shared/catalogue.ts'
import type { Selection } from '#shared/quote.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { peopleCounts } from '#web/content/quote-presets.ts'

/** For how many people an example is, and its text. */
export function exampleText(text: string, { quantities }: Pick<Selection, 'quantities'>): string {
  const counts = resources.flatMap(({ id }) => (peopleCounts[id] ? quantities[id] : []))
  return [...counts.filter((count) => count > 0).map(quoteBuilder.start.upTo), text].join(joiner)
}
