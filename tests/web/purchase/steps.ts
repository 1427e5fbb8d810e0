import * as fc from 'fast-check'
import { expect, vi } from 'vitest'
import type { Choices } from '#shared/quote.ts'
import { readDraft } from '#web/quote/keep/quote-draft.ts'
import { readSavedQuote } from '#web/quote/keep/saved-items.ts'
import { initialChoices, isSameChoice } from '#web/quote/model/selection.ts'
import { ordered } from '#tests/support/selections.ts'
import type { Browser } from './browser.ts'
import { type Fate, type Page, type Session, type Tab } from './tab.ts'

import { changes, proceed, step, type Step } from './builder-steps.ts'

const anywhere = () => true
const onSite = ({ tab }: Browser) => tab.session === null
const atProvider = ({ tab }: Browser) => tab.session !== null

const isOrder = (session: Session | undefined, saved: Choices) =>
  session !== undefined && isSameChoice(session.seen, saved)

/** The eight orders that a tab keeps, the latest last. */
const keptBy = ({ opened }: Tab) => opened.slice(-8)

const orderIn = (tab: Tab, reference: string) =>
  keptBy(tab).find(({ order }) => order.reference === reference)

/** An order that Retry brings back: neither it nor a later one has returned as paid. */
function retriedIn(tab: Tab, reference: string | undefined): Session | undefined {
  const index = keptBy(tab).findIndex(({ order }) => order.reference === reference)
  const later = index < 0 ? [] : keptBy(tab).slice(index)
  return later.some(({ order }) => tab.returned.has(order.reference)) ? undefined : later[0]
}

/** What is saved after the success page: opened again, or with another quote saved, it clears nothing (rule 11.2). */
function savedAfterReceipt(tab: Tab, saved: Choices, reference: string | undefined) {
  if (reference !== undefined && tab.returned.has(reference)) return saved
  const order = reference === undefined ? keptBy(tab).at(-1) : orderIn(tab, reference)
  return order && !isOrder(order, saved) ? saved : null
}

async function load(tab: Tab, page: Page, reference?: string): Promise<void> {
  await expectLoaded(tab, page, reference, async () => tab.load(page, reference))
}

async function expectLoaded(
  tab: Tab,
  page: Page,
  reference: string | undefined,
  visit: () => Promise<void>,
) {
  const { saved } = readSavedQuote()
  const kept = readDraft() ?? saved ?? initialChoices
  const retried = saved ? undefined : retriedIn(tab, reference)
  const left = saved && page === 'receipt' ? savedAfterReceipt(tab, saved, reference) : saved
  await visit()
  if (tab.page === 'builder') expect(ordered(tab.life.choices)).toEqual(ordered(kept))
  // Without a quote the checkout leads on to the builder, unless an order is tried again.
  if (page === 'checkout') expect(tab.page).toBe(saved || retried ? 'checkout' : 'builder')
  const after = readSavedQuote().saved
  if (page === 'checkout' && retried) expect(after && isOrder(retried, after)).toBe(true)
  else expect(ordered(after)).toEqual(ordered(left))
  if (page === 'receipt' && reference !== undefined) tab.returned.add(reference)
}

async function pay({ tab, sessions }: Browser, fate: Fate): Promise<void> {
  const before = sessions.length
  tab.pressPay(fate)
  await tab.hearAnswer()
  // All that a page of the function's own version shows is accepted.
  const isReached = fate === 'server' || fate === 'after'
  expect(sessions.length - before).toBe(Number(isReached))
}

/** The buyer pays, perhaps on a page that was opened long ago. */
async function finishPayment(tab: Tab, session: Session): Promise<void> {
  session.isPaid = true
  const { reference } = session.order
  await load(tab, 'receipt', reference)
  // At once, the order is still known.
  if (orderIn(tab, reference)) expect(tab.receipt?.order).not.toBeNull()
}

const payOlder = (place: number) =>
  step(
    `pay the payment page opened ${place} before the last`,
    ({ tab }) => tab.opened.at(-1 - place)?.isPaid === false,
    async ({ tab }) => {
      const session = tab.opened.at(-1 - place)
      if (session) await finishPayment(tab, session)
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

const goBack = async ({ tab }: Browser) => {
  const { page, reference } = tab.history.at(-2) ?? { page: 'builder' }
  await expectLoaded(tab, page, reference, async () => tab.goBack())
}

const others: readonly Step[] = [
  step('switch to the other tab', anywhere, async (browser) => {
    browser.switchTab()
    if (browser.tab.page === null) await browser.tab.load('builder')
  }),
  step('go back from the provider to the page as it was', atProvider, ({ tab }) => tab.comeBack()),
  step('go back from the provider to a new page', atProvider, async ({ tab }) =>
    load(tab, 'checkout'),
  ),
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
    anyFate.map((fate) => step(`press Pay twice: ${fate}`, canPay, async (it) => pay(it, fate))),
  ),
  weighted(
    4,
    anyFate.map((fate) =>
      step(`press Pay, and wait: ${fate}`, canPay, ({ tab }) => tab.pressPay(fate)),
    ),
  ),
  often(
    6,
    'the answer comes',
    (browser) => onSite(browser) && browser.tab.isWaiting,
    async ({ tab }) => tab.hearAnswer(),
  ),
  often(8, 'pay at the provider', atProvider, async ({ tab }) => {
    if (tab.session) await finishPayment(tab, tab.session)
  }),
  weighted(3, fc.nat({ max: 3 }).map(payOlder)),
  often(6, 'go back', onSite, goBack),
  often(4, 'cancel at the provider', atProvider, async ({ tab }) =>
    load(tab, 'failed', tab.session?.order.reference),
  ),
  often(
    6,
    'retry',
    (browser) => onSite(browser) && browser.tab.page === 'failed',
    async ({ tab }) => load(tab, 'checkout', tab.history.at(-1)?.reference),
  ),
  weighted(8, fc.constantFrom(...others)),
  weighted(
    4,
    anyPage.map((page) => step(`load the ${page}`, onSite, async ({ tab }) => load(tab, page))),
  ),
)
