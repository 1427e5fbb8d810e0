import { listSeparator } from '#shared/locale.ts'
import { usualWeeks } from '#web/content/offers-on-pages.ts'

/** How long a project usually takes (rule 13.6); undefined for what has no such time. */
export const usualTime = (id: string) =>
  usualWeeks[id] && `Usually ${usualWeeks[id]} from survey to handover.`

/** The same for the projects of an order; empty without one. */
export function usualTimes(
  lines: readonly { readonly id: string; readonly name: string }[],
): string {
  const times = lines.flatMap(({ id, name }) => (usualWeeks[id] ? `${name} ${usualWeeks[id]}` : []))
  return times.length === 0
    ? ''
    : `Usual time from survey to handover: ${times.join(listSeparator)}.`
}
