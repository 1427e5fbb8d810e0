import * as fc from 'fast-check'
import { expect } from 'vitest'
import { findLine } from '#shared/checkout-contract.ts'
import { cents, type Cents } from '#shared/money.ts'
import { firstDayHeld } from '#shared/price-promise.ts'
import type { QuoteLine } from '#shared/pricing.ts'
import type { Choices } from '#shared/quote.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { keptSchema } from '#web/quote/keep/kept-quote.ts'
import { readOrder } from '#web/quote/keep/order.ts'
import { readDraft } from '#web/quote/keep/quote-draft.ts'
import { readSavedQuote } from '#web/quote/keep/saved-items.ts'
import {
  initialChoices,
  isSameChoice,
  isSameQuote,
  noChoices,
  quoteOf,
} from '#web/quote/model/selection.ts'
import type { Browser } from './browser.ts'
import { readJson } from '#web/ui/browser/browser-storage.ts'
import { changing, prices } from './prices.ts'
import { type Fate, type Page, type Tab } from './tab.ts'

import { changes, proceed, step, type Step } from './builder-steps.ts'

const anywhere = () => true
const onSite = ({ tab }: Browser) => tab.session === null
const atProvider = ({ tab }: Browser) => tab.session !== null
const isOnSale = (line: QuoteLine) => findLine(line, firstDayHeld(Date.now())) !== null

/** The success page clears what this tab went to pay, or anything if it went to pay nothing (rule 11.2). */
function expectOnlyPaidCleared({ ordered }: Tab, saved: Choices | null): void {
  if (!saved) return
  // Lines whose prices no longer hold are in neither.
  const isAnother = ordered && !isSameChoice(ordered.lines.filter(isOnSale), quoteOf(saved).lines)
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

async function pay({ tab, sessions }: Browser, fate: Fate, isSlow: boolean): Promise<void> {
  const before = sessions.length
  await tab.pay(fate, isSlow)
  expect(sessions.length - before).toBeLessThanOrEqual(1)
}

function finishPayment({ tab }: Browser): void {
  load(tab, 'receipt')
  const { totals, due } = tab.ordered ?? {}
  expect(readOrder() ?? {}).toMatchObject(totals ? { totals, due } : {})
}

const draftedLines = () => quoteOf(readDraft() ?? noChoices).lines

type Deployment = { readonly days: number; readonly amounts: readonly Cents[] }

function deploy(browser: Browser, { days, amounts }: Deployment): void {
  // The prices of today hold for a month, whatever follows (rule 7.22).
  const stored = readJson('localStorage', storageKeys.quoteDraft)
  const { prices: promised = {} } = keptSchema.safeParse(stored).data ?? {}
  const held = draftedLines().filter(
    ({ id, unitPrice, heldUntil }) => !heldUntil && unitPrice === promised[id],
  )
  prices.pass(days)
  prices.change(amounts)
  const now = new Map(draftedLines().map((line) => [line.id, line.unitPrice]))
  for (const { id, unitPrice } of held) expect(now.get(id) ?? 0).toBeLessThanOrEqual(unitPrice)
  browser.reload()
}

const anyDeployment: fc.Arbitrary<Deployment> = fc.record({
  days: fc.integer({ min: 1, max: 10 }),
  amounts: fc.tuple(
    ...changing.map(() => fc.constantFrom(...[100_000, 150_000, 200_000].map(cents))),
  ),
})

const anyPage = fc.constantFrom<Page[]>('builder', 'checkout', 'receipt', 'failed')
const anyFate = fc.constantFrom<Fate[]>('server', 'server', 'server', 'fault', 'before', 'after')

const others: readonly Step[] = [
  step('switch to the other tab', anywhere, (browser) => {
    browser.switchTab()
    if (browser.tab.page === null) browser.tab.load('builder')
  }),
  step(
    'go back from the provider to the page as it was',
    (browser) => atProvider(browser) && !browser.tab.isDropped,
    ({ tab }) => tab.comeBack(),
  ),
  step('go back from the provider to a new page', atProvider, ({ tab }) => load(tab, 'checkout')),
  step('cancel at the provider', atProvider, ({ tab }) => load(tab, 'failed')),
  step(
    'the slow answer arrives',
    (browser) => onSite(browser) && browser.tab.answers.length > 0,
    async ({ tab }) => tab.answer(),
  ),
  step(
    'follow a link to the builder',
    (browser) => onSite(browser) && browser.tab.page !== 'failed',
    ({ tab }) => tab.open('builder'),
  ),
  step('storage fills up, or has room again', anywhere, (browser) =>
    browser.setStorageFull(!browser.isStorageFull),
  ),
  step('the pages are loaded again after a month', anywhere, (browser) => {
    prices.pass(32)
    browser.reload()
  }),
]

export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: fc.oneof(...changes) },
  { weight: 8, arbitrary: fc.constant(proceed) },
  {
    weight: 12,
    arbitrary: fc.tuple(anyFate, fc.boolean()).map(([fate, isSlow]) =>
      step(
        `press Pay twice${isSlow ? ' on a slow network' : ''}: ${fate}`,
        (browser) => onSite(browser) && browser.tab.page === 'checkout',
        async (browser) => pay(browser, fate, isSlow),
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
  {
    weight: 2,
    arbitrary: anyDeployment.map((deployment) =>
      step(`deploy after ${deployment.days} days`, anywhere, (browser) =>
        deploy(browser, deployment),
      ),
    ),
  },
)
