import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { home } from '#web/content/home.ts'
import { layoutCopy } from '#web/content/layout.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { sharedQuote } from '#web/content/shared-quote.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { quoteLink } from '#web/quote/link/quote-link.ts'
import { packageLines, packageSubtotal, packageTotal } from '#tests/support/sample-package.ts'
import { startSite } from '#tests/support/started-site.ts'
import {
  button,
  choice,
  choosePackage,
  expectHeading,
  expectPath,
  expectText,
  expectTotal,
  expectValue,
  field,
  fillInDetails,
  link,
  open,
  proceed,
} from './buyer.ts'
import { startFirefox } from './firefox.ts'
import type { Tab } from './tab.ts'
import { startWebKit } from './webkit.ts'

const email = 'wanjiru@acme.example'
const pay = button(checkoutCopy.pay(packageTotal))

let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  site = await startSite()
}, 200_000)
afterAll(() => site.close())

async function openTab(start: () => Promise<Tab>) {
  const tab = await start()
  onTestFinished(() => tab.close())
  return tab
}

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
] as const)('%s', (_name, start) => {
  test('a package is built, paid for and confirmed at the total that was shown; Back says why the quote is gone', async () => {
    const tab = await openTab(start)
    await open(tab, site.url)
    await tab.click(link(home.hero.links[0].text))
    await expectHeading(tab, quoteBuilder.heading)
    await choosePackage(tab)
    await expectTotal(tab, packageSubtotal)
    await proceed(tab)
    await fillInDetails(tab, email)
    await tab.click(pay)
    await expectText(tab, 'No card is charged')
    await expectText(tab, packageTotal)
    await tab.click(button('Pay'))
    await expectHeading(tab, paymentSuccess.ordered.heading)
    for (const { name } of packageLines) await expectText(tab, name)
    await expectText(tab, packageTotal)
    const saved = `localStorage.getItem('${storageKeys.quoteItems}')`
    await expect.poll(() => tab.evaluate(saved)).toBeNull()

    // To the checkout, which Firefox restores as it was.
    await tab.evaluate('history.go(-2)')
    await expectPath(tab, paths.customQuote)
    await expectText(tab, notices.quoteOrdered.description)
    expect(await tab.errors()).toEqual([])
  })

  test('a saved quote survives a reload, and its link opens the same quote in another browser', async () => {
    const tab = await openTab(start)
    await open(tab, site.url + paths.customQuote)
    await choosePackage(tab)
    await proceed(tab)
    await open(tab, site.url + paths.checkout)
    await expectText(tab, packageTotal)
    await tab.click(link(checkoutCopy.summary.edit))
    await expectTotal(tab, packageSubtotal)
    await tab.click(button(quoteActions.share))
    // Without a screen, Firefox does not always allow copying.
    await expectText(tab, notices.quoteLinkCopied.title, sharedQuote.link.heading)
    expect(await tab.errors()).toEqual([])

    const other = await openTab(start)
    await open(other, quoteLink(packageLines, site.url))
    await other.click(button(sharedQuote.review.open))
    await expectTotal(other, packageSubtotal)
    expect(await other.errors()).toEqual([])
  })

  test('the dark scheme is kept on the next page', async () => {
    const tab = await openTab(start)
    const scheme = () => tab.evaluate('getComputedStyle(document.documentElement).colorScheme')
    await open(tab, site.url)
    expect(await scheme()).not.toBe('dark')
    await tab.click(choice(layoutCopy.scheme.dark))
    await expect.poll(scheme).toBe('dark')
    await open(tab, site.url + paths.pricing)
    expect(await scheme()).toBe('dark')
    expect(await tab.errors()).toEqual([])
  })

  test('a call that fails says so, and nothing typed is lost', async () => {
    const own = await startSite()
    onTestFinished(own.close)
    const tab = await openTab(start)
    await open(tab, own.url + paths.customQuote)
    await choosePackage(tab)
    await proceed(tab)
    // Enough for the form, but not for the provider.
    await fillInDetails(tab, 'wanjiru@acme')
    await tab.click(pay)
    await expectText(tab, notices.checkoutFailed.description)
    await expectText(tab, checkoutCopy.errors.emailRefused)
    await tab.type(field('email'), email)
    await own.close()
    await tab.click(pay)
    const failures = async () =>
      (await tab.errors()).filter((error) => error.includes(notices.checkoutFailed.title))
    await expect.poll(failures).toHaveLength(2)
    await expectText(tab, notices.checkoutFailed.description)
    await expectValue(tab, 'fullName', 'Wanjiru Kamau')
    await expectText(tab, packageTotal)
  })
})
