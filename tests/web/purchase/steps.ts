import * as fc from 'fast-check'
import { expect, vi } from 'vitest'
import type { Choices } from '#shared/quote.ts'
import { readDraft } from '#web/quote/keep/quote-draft.ts'
import { readSavedQuote } from '#web/quote/keep/saved-items.ts'
import { initialChoices, isSameChoice, quoteOf } from '#web/quote/model/selection.ts'
import { quoteNumber } from '#shared/quote-number.ts'
import { ordered } from '#tests/support/selections.ts'
import { findPayment } from '#web/quote/keep/payments.ts'
import { isPayable, type Browser } from './browser.ts'
import { type Fate, type Page, type Session, type Tab } from './tab.ts'

import { changes, proceed, step, type Step } from './builder-steps.ts'
import { anyLinkStep } from './link-steps.ts'

const anywhere = () => true
const onSite = ({ tab }: Browser) => tab.session === null
const atProvider = ({ tab }: Browser) => tab.session !== null

const isOrder = (session: Session | undefined, saved: Choices) =>
  session !== undefined && isSameChoice(session.seen, saved)

/** The eight orders that a tab keeps, the latest last. */
const keptBy = ({ opened }: Tab) => opened.slice(-8)

const orderIn = (tab: Tab, reference: string) =>
  keptBy(tab).find(({ order }) => order.reference === reference)

/** An order that Retry brings back: of neither it nor a later one it is known that it is paid. */
function retriedIn({ tab, told }: Browser, reference: string | undefined): Session | undefined {
  const index = keptBy(tab).findIndex(({ order }) => order.reference === reference)
  const later = index < 0 ? [] : keptBy(tab).slice(index)
  return later.some(({ order }) => told.has(order.reference)) ? undefined : later[0]
}

/** What is saved after the success page: opened again, or with another quote saved, it clears nothing (rule 11.2). */
function savedAfterReceipt(browser: Browser, saved: Choices, reference: string | undefined) {
  const { tab, returned, sessions } = browser
  if (reference !== undefined && returned.has(reference)) return saved
  const order = reference === undefined ? keptBy(tab).at(-1) : orderIn(tab, reference)
  if (order) return isOrder(order, saved) ? null : saved
  // Of an order that the tab has forgotten, the browser still knows the number.
  const paid = sessions.find((it) => it.order.reference === reference)
  const isKnown = paid !== undefined && findPayment(reference)?.number !== undefined
  return isKnown && quoteNumber(paid.seen) !== quoteNumber(quoteOf(saved)) ? saved : null
}

async function load(browser: Browser, page: Page, reference?: string): Promise<void> {
  await expectLoaded(browser, page, reference, async () => browser.tab.load(page, reference))
}

async function expectLoaded(
  browser: Browser,
  page: Page,
  reference: string | undefined,
  visit: () => Promise<void>,
) {
  const { tab } = browser
  const { saved } = readSavedQuote()
  const kept = readDraft() ?? saved ?? initialChoices
  const retried = saved ? undefined : retriedIn(browser, reference)
  const left = saved && page === 'receipt' ? savedAfterReceipt(browser, saved, reference) : saved
  await visit()
  if (tab.page === 'builder') expect(ordered(tab.life.choices)).toEqual(ordered(kept))
  // Without a quote the checkout leads on to the builder, unless an order is tried again.
  if (page === 'checkout') expect(tab.page).toBe(saved || retried ? 'checkout' : 'builder')
  const after = readSavedQuote().saved
  if (page === 'checkout' && retried) expect(after && isOrder(retried, after)).toBe(true)
  else expect(ordered(after)).toEqual(ordered(left))
  if (page !== 'receipt' || reference === undefined) return
  browser.returned.add(reference)
  browser.told.add(reference)
}

async function pay({ tab, sessions, told }: Browser, fate: Fate): Promise<void> {
  const before = sessions.length + told.size
  tab.pressPay(fate)
  await tab.hearAnswer()
  // All that a page of the function's own version shows is accepted, unless a payment has to be told first. Of that, nobody
  // hears if the answer is lost.
  const isReached = fate === 'server' || fate === 'after'
  const change = sessions.length + told.size - before
  if (fate === 'after') expect(change).toBeLessThanOrEqual(1)
  else expect(change).toBe(Number(isReached))
}

/** The buyer pays, perhaps on a page that was opened long ago. */
async function finishPayment(browser: Browser, session: Session): Promise<void> {
  const { tab } = browser
  session.isPaid = true
  const { reference } = session.order
  await load(browser, 'receipt', reference)
  // At once, the order is still known.
  if (orderIn(tab, reference)) expect(tab.receipt?.order).not.toBeNull()
}

const payOlder = (place: number) =>
  step(
    `pay the payment page opened ${place} before the last`,
    ({ tab }) => tab.opened.slice(-1 - place, -place || undefined).some(isPayable),
    async (browser) => {
      const session = browser.tab.opened.at(-1 - place)
      if (session) await finishPayment(browser, session)
    },
  )

const passDays = (days: number) =>
  step(`${days} days pass`, anywhere, () => {
    vi.setSystemTime(Date.now() + days * 24 * 60 * 60 * 1000)
  })

const anyPage = fc.constantFrom<Page[]>('builder', 'checkout', 'receipt', 'failed')
const anyFate = fc.constantFrom<Fate[]>('server', 'server', 'server', 'fault', 'before', 'after')
const canPay = (browser: Browser) =>
  onSite(browser) && browser.tab.page === 'checkout' && browser.tab.life.payment.status === 'idle'

/** Otherwise this tab waits for the other one. */
const isNext = (browser: Browser) => canPay(browser) && !browser.other.isWaiting

const goBack = async (browser: Browser) => {
  const { page, reference } = browser.tab.history.at(-2) ?? { page: 'builder' }
  await expectLoaded(browser, page, reference, async () => browser.tab.goBack())
}

const anyWaits = ({ tab, other }: Browser) => tab.isWaiting || other.isWaiting
const onlyThisWaits = ({ tab, other }: Browser) => tab.isWaiting && !other.isWaiting
const canFinish = ({ tab }: Browser) => tab.session !== null && isPayable(tab.session)

const others: readonly Step[] = [
  step('switch to the other tab', anywhere, async (browser) => {
    browser.switchTab()
    if (browser.tab.page === null) await browser.tab.load('builder')
  }),
  step('go back from the provider to the page as it was', atProvider, ({ tab }) => tab.comeBack()),
  step('go back from the provider to a new page', atProvider, async (browser) =>
    load(browser, 'checkout'),
  ),
  step('pay at the provider, whose return is lost', canFinish, ({ tab }) => {
    if (tab.session) tab.session.isPaid = true
  }),
  step(
    'follow a link to the builder',
    (browser) => onSite(browser) && browser.tab.page !== 'failed',
    ({ tab }) => tab.open('builder'),
  ),
  passDays(1),
  passDays(40),
]

const weighted = (weight: number, arbitrary: fc.Arbitrary<Step>) => ({ weight, arbitrary })
const often = (weight: number, ...parts: Parameters<typeof step>) =>
  weighted(weight, fc.constant(step(...parts)))

export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  weighted(8, fc.oneof(...changes)),
  weighted(8, fc.constant(proceed)),
  weighted(
    12,
    anyFate.map((fate) => step(`press Pay twice: ${fate}`, isNext, async (it) => pay(it, fate))),
  ),
  weighted(
    4,
    anyFate.map((fate) =>
      step(`press Pay, and wait: ${fate}`, canPay, ({ tab }) => tab.pressPay(fate)),
    ),
  ),
  often(6, 'the answers come', anyWaits, async (browser) => {
    for (let turn = 0; turn < 2; turn += 1) {
      if (browser.tab.isWaiting) await browser.tab.hearAnswer()
      if (browser.other.isWaiting) browser.switchTab()
    }
  }),
  often(8, 'press Pay in the other tab, too', onlyThisWaits, async (browser) => {
    browser.switchTab()
    await load(browser, 'checkout')
    if (canPay(browser)) browser.tab.pressPay('server')
  }),
  often(8, 'pay at the provider', canFinish, async (browser) => {
    if (browser.tab.session) await finishPayment(browser, browser.tab.session)
  }),
  weighted(3, fc.nat({ max: 3 }).map(payOlder)),
  often(6, 'go back', onSite, goBack),
  often(4, 'cancel at the provider', atProvider, async (browser) =>
    load(browser, 'failed', browser.tab.session?.order.reference),
  ),
  often(
    6,
    'retry',
    (browser) => onSite(browser) && browser.tab.page === 'failed',
    async (browser) => load(browser, 'checkout', browser.tab.history.at(-1)?.reference),
  ),
  weighted(8, fc.constantFrom(...others)),
  weighted(10, anyLinkStep),
  weighted(
    4,
    anyPage.map((page) => step(`load the ${page}`, onSite, async (browser) => load(browser, page))),
  ),
)
