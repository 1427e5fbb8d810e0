import { expect } from 'vitest'
import { quoteDraftDays } from '#web/content/storage-keys.ts'
import { readDraft, readLastQuote } from '#web/quote/keep/quote-draft.ts'
import { currentChoices } from '#web/quote/life/quote-life.ts'
import { isMade, isSameChoice } from '#web/quote/model/selection.ts'
import type { Browser } from './browser.ts'

/** The visitor has made a package, or has taken one's last line away. */
export function noteOwn(browser: Browser): void {
  const choices = currentChoices(browser.tab.life)
  browser.own = isMade(choices) ? { choices, madeAt: Date.now() } : null
}

/** The last package that the visitor made is shown or offered in any tab that is opened now, unless it is paid (rule 7.12). */
export function expectOwnKept({ own, sessions, returned }: Browser): void {
  if (!own || Date.now() - own.madeAt >= quoteDraftDays * 24 * 60 * 60_000) return
  const isPaid = sessions.some(
    ({ order, seen }) => returned.has(order.reference) && isSameChoice(seen, own.choices),
  )
  const kept = [readDraft(), readLastQuote()]
  const isKept = kept.some((it) => it !== null && isSameChoice(it, own.choices))
  expect(isPaid || isKept).toBe(true)
}
