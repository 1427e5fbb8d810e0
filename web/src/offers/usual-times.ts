import { joiner, listSeparator } from '#shared/locale.ts'
import { offerWords } from '#web/content/offer-words.ts'
import { usualWeeks } from '#web/content/offers-on-pages.ts'

/** How long a project usually takes (rule 13.6); undefined for what has no such time. */
export const usualTime = (id: string) => usualWeeks[id] && offerWords.usually(usualWeeks[id])

/** The same for the projects of an order; empty without one. */
export function usualTimes(
  lines: readonly { readonly id: string; readonly name: string }[],
): string {
  const times = lines.flatMap(({ id, name }) =>
    usualWeeks[id] ? [name, usualWeeks[id]].join(joiner) : [],
  )
  return times.length === 0 ? '' : offerWords.usualTimes(times.join(listSeparator))
}
