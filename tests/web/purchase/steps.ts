import * as fc from 'fast-check'
import { vi } from 'vitest'
import { isPayable, type Browser } from './browser.ts'
import { changes, proceed, step, type Step } from './builder-steps.ts'
import type { Fate, Page, Session } from './tab.ts'

const anywhere = () => true
const onSite = ({ tab }: Browser) => tab.session === null
const atProvider = ({ tab }: Browser) => tab.session !== null

async function load({ tab, returned, told }: Browser, page: Page, reference?: string) {
  await tab.load(page, reference)
  if (page !== 'receipt' || reference === undefined) return
  returned.add(reference)
  told.add(reference)
}

/** The buyer pays, perhaps on a page that was opened long ago. */
async function finishPayment(browser: Browser, session: Session): Promise<void> {
  session.isPaid = true
  await load(browser, 'receipt', session.order.reference)
}

const closeTab = async (browser: Browser) => {
  browser.closeTab()
  await browser.tab.load('builder')
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
  step('close the tab', onSite, closeTab),
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
    16,
    anyFate.map((fate) =>
      step(`press Pay twice: ${fate}`, canPay, async ({ tab }) => tab.pay(fate)),
    ),
  ),
  often(8, 'pay at the provider', canFinish, async (browser) => {
    if (browser.tab.session) await finishPayment(browser, browser.tab.session)
  }),
  weighted(3, fc.nat({ max: 3 }).map(payOlder)),
  often(
    6,
    'open the last receipt again',
    (browser) => onSite(browser) && browser.returned.size > 0,
    async (browser) => load(browser, 'receipt', [...browser.returned].at(-1)),
  ),
  often(4, 'cancel at the provider', atProvider, async (browser) =>
    load(browser, 'failed', browser.tab.session?.order.reference),
  ),
  often(
    6,
    'retry',
    (browser) => onSite(browser) && browser.tab.page === 'failed',
    async (browser) => load(browser, 'checkout', browser.tab.reference),
  ),
  weighted(8, fc.constantFrom(...others)),
  weighted(
    4,
    anyPage.map((page) => step(`load the ${page}`, onSite, async (browser) => load(browser, page))),
  ),
)
