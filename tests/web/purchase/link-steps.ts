import * as fc from 'fast-check'
import { expect, vi } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { pageDay } from '#web/quote/model/valid-until.ts'
import { keptQuotes, packageReplaced } from '#web/quote/life/kept-events.ts'
import { storedKeys } from '#web/ui/browser/browser-storage.ts'
import { atTodaysPrices, only } from '#tests/support/selections.ts'
import type { Browser } from './browser.ts'
import { step, type Step } from './builder-steps.ts'

const day = 24 * 60 * 60 * 1000
const [first, second, third] = fixedItems
const links = [only(first, third), only(second)].map(atTodaysPrices)

const onSite = ({ tab }: Browser) => tab.session === null
const atLink = ({ tab }: Browser) => tab.page === 'link' && !tab.session

/** What the browser keeps, without the tab's own entries. */
const keptTexts = () => storedKeys('localStorage').map((key) => localStorage.getItem(key))

const closeTab = async (browser: Browser) => {
  browser.closeTab()
  await browser.tab.load('builder')
}

async function openLink({ tab }: Browser): Promise<void> {
  const before = keptTexts()
  await tab.load('link')
  expect(keptTexts()).toEqual(before)
}

const linkSteps: readonly Step[] = [
  step('open a link', onSite, openLink),
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
