import * as fc from 'fast-check'
import { expect, vi } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { quoteDraftDays } from '#web/content/storage-keys.ts'
import { pageDay } from '#web/quote/keep/valid-until.ts'
import { readDraft, readLastQuote } from '#web/quote/keep/quote-draft.ts'
import { keptQuotes, packageReplaced } from '#web/quote/life/kept-events.ts'
import { currentChoices } from '#web/quote/life/quote-life.ts'
import { isMade, isSameChoice } from '#web/quote/model/selection.ts'
import { atTodaysPrices, only } from '#tests/support/selections.ts'
import type { Browser } from './browser.ts'
import { step, type Step } from './builder-steps.ts'

const day = 24 * 60 * 60 * 1000
const [first, second, third] = fixedItems
const links = [only(first, third), only(second)].map(atTodaysPrices)

const onSite = ({ tab }: Browser) => tab.session === null
const atLink = ({ tab }: Browser) => tab.page === 'link' && !tab.session

/** The visitor has made a package, or has taken one's last line away. */
export function noteOwn(browser: Browser): void {
  const choices = currentChoices(browser.tab.life)
  browser.own = isMade(choices) ? { choices, madeAt: Date.now() } : null
}

/** The last package that the visitor made is shown or offered in any tab that is opened now, unless it is paid (rule 7.12). */
export function expectOwnKept({ own, sessions, returned }: Browser): void {
  if (!own || Date.now() - own.madeAt >= quoteDraftDays * day) return
  const isPaid = sessions.some(
    ({ order, seen }) => returned.has(order.reference) && isSameChoice(seen, own.choices),
  )
  const kept = [readDraft(), readLastQuote()]
  const isKept = kept.some((it) => it !== null && isSameChoice(it, own.choices))
  expect(isPaid || isKept).toBe(true)
}

/** What the browser keeps, without the tab's own entries. */
const keptTexts = () => JSON.stringify(Object.entries(localStorage).sort())

const closeTab = async (browser: Browser) => {
  browser.closeTab()
  await browser.tab.load('builder')
}

export const linkSteps: readonly Step[] = [
  step('open a link', onSite, async ({ tab }) => {
    const before = keptTexts()
    await tab.load('link')
    expect(keptTexts()).toBe(before)
  }),
  ...links.flatMap((choices, index) => [
    step(`press Change on link ${index}`, atLink, ({ tab }) => {
      tab.dispatch(packageReplaced(choices, 'changed'))
      tab.open('builder')
    }),
    step(`press Proceed on link ${index}`, atLink, ({ tab }) => {
      tab.dispatch(packageReplaced(choices, 'taken'))
      tab.dispatch({ type: 'quote/proceedPressed', payload: { ...keptQuotes(), day: pageDay() } })
    }),
  ]),
  step('close the tab', onSite, closeTab),
  step('reload', onSite, async ({ tab }) => {
    const { page, reference } = tab.history.at(-1) ?? { page: 'builder' }
    if (page !== 'receipt' && page !== 'failed') await tab.load(page, reference)
  }),
  step('come back tomorrow', onSite, async (browser) => {
    await closeTab(browser)
    vi.setSystemTime(Date.now() + day)
    await browser.tab.load('builder')
  }),
]

export const anyLinkStep = fc.constantFrom(...linkSteps)
