import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { Choices } from '#shared/quote.ts'
import { readOrder } from '#web/quote/keep/order.ts'
import { readDraft } from '#web/quote/keep/quote-draft.ts'
import { readSavedQuote } from '#web/quote/keep/saved-items.ts'
import { initialChoices, isSameChoice, isSameQuote, quoteOf } from '#web/quote/model/selection.ts'
import type { Browser } from './browser.ts'
import { type Fate, type Page, type Tab } from './tab.ts'

import { changes, proceed, step, type Step } from './builder-steps.ts'

const anywhere = () => true
const onSite = ({ tab }: Browser) => tab.session === null
const atProvider = ({ tab }: Browser) => tab.session !== null

/** The success page clears what this tab went to pay, or anything if it went to pay nothing (rule 11.2). */
function expectOnlyPaidCleared({ ordered }: Tab, saved: Choices | null): void {
  if (!saved) return
  const isAnother = ordered && !isSameChoice(ordered.lines, quoteOf(saved).lines)
  expect(isSameQuote(readSavedQuote().saved, isAnother ? saved : null)).toBe(true)
}

function load(tab: Tab, page: Page): void {
  const { saved } = readSavedQuote()
  const kept = readDraft() ?? saved ?? initialChoices
  tab.load(page)
  if (tab.page === 'builder') expect(isSameQuote(tab.life.choices, kept)).toBe(true)
  // Without a quote the checkout leads on to the builder.
  if (page === 'checkout') expect(tab.page).toBe(saved ? 'checkout' : 'builder')
  if (page === 'receipt') expectOnlyPaidCleared(tab, saved)
}

async function pay({ tab, sessions }: Browser, fate: Fate): Promise<void> {
  const before = sessions.length
  await tab.pay(fate)
  // All that a page of the function's own version shows is accepted.
  const isReached = fate === 'server' || fate === 'after'
  expect(sessions.length - before).toBe(Number(isReached))
}

function finishPayment({ tab }: Browser): void {
  load(tab, 'receipt')
  const { totals, due } = tab.ordered ?? {}
  expect(readOrder() ?? {}).toMatchObject(totals ? { totals, due } : {})
}

const anyPage = fc.constantFrom<Page[]>('builder', 'checkout', 'receipt', 'failed')
const anyFate = fc.constantFrom<Fate[]>('server', 'server', 'server', 'fault', 'before', 'after')

const others: readonly Step[] = [
  step('switch to the other tab', anywhere, (browser) => {
    browser.switchTab()
    if (browser.tab.page === null) browser.tab.load('builder')
  }),
  step('go back from the provider to the page as it was', atProvider, ({ tab }) => tab.comeBack()),
  step('go back from the provider to a new page', atProvider, ({ tab }) => load(tab, 'checkout')),
  step('cancel at the provider', atProvider, ({ tab }) => load(tab, 'failed')),
  step(
    'follow a link to the builder',
    (browser) => onSite(browser) && browser.tab.page !== 'failed',
    ({ tab }) => tab.open('builder'),
  ),
]

export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: fc.oneof(...changes) },
  { weight: 8, arbitrary: fc.constant(proceed) },
  {
    weight: 12,
    arbitrary: anyFate.map((fate) =>
      step(
        `press Pay twice: ${fate}`,
        (browser) => onSite(browser) && browser.tab.page === 'checkout',
        async (browser) => pay(browser, fate),
      ),
    ),
  },
  { weight: 8, arbitrary: fc.constant(step('pay at the provider', atProvider, finishPayment)) },
  { weight: 6, arbitrary: fc.constantFrom(...others) },
  {
    weight: 4,
    arbitrary: anyPage.map((page) =>
      step(`load the ${page}`, onSite, ({ tab }) => load(tab, page)),
    ),
  },
)
