import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { CustomerFieldName } from '#shared/customer-fields.ts'
import { fromCents } from '#shared/money.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { home } from '#web/content/home.ts'
import { layoutCopy } from '#web/content/layout.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { sharedQuote } from '#web/content/shared-quote.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { quoteLink } from '#web/quote/keep/quote-link.ts'
import {
  packageCustom,
  packageQuote,
  packageOffer,
  packageResource,
  packageShown,
  packageTotal,
} from '#tests/support/sample-package.ts'
import { startSite } from '#tests/support/started-site.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

/** An XPath string; XPath has no escapes, and no text of the site has a straight quote. */
const quoted = (text: string) => JSON.stringify(text)

const button = (text: string) => `//button[normalize-space() = ${quoted(text)}]`
const link = (text: string) => `//a[normalize-space() = ${quoted(text)}]`
const choice = (text: string) => `//label[contains(., ${quoted(text)})]`
const field = (name: CustomerFieldName) => `//form//*[@name = ${quoted(name)}]`
const labelled = (label: string) => `//*[@id = //label[starts-with(., ${quoted(label)})]/@for]`
const slider = (label: string) => `//input[@type = 'range'][@aria-label = ${quoted(label)}]`

const { custom, summary } = quoteBuilder
const pay = button(checkoutCopy.pay(packageTotal))

let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  site = await startSite()
}, 200_000)
afterAll(() => site.close())

test.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
] as const)(
  '%s: a package is paid for after a reload and a failed call, at the total that was shown; Back says why it is gone, and its link opens it again',
  async (_name, start) => {
    const tab = await start()
    onTestFinished(() => tab.close())
    const expectValue = async (expression: string, value: unknown) => {
      await expect.poll(() => tab.evaluate(expression), { message: expression }).toBe(value)
    }
    const expectHeading = (text: string) =>
      expectValue(`document.querySelector('h1')?.innerText`, text)
    const expectText = (text: string) =>
      expectValue(`document.body.innerText.includes(${quoted(text)})`, true)
    const expectSubtotal = () =>
      expectValue(`document.querySelector('aside [role=group]')?.innerText`, packageShown)
    /** Opens a page, gives a sign of a visitor, and waits until it is hydrated. */
    const open = async (path: string) => {
      await tab.open(site.url + path)
      await expectValue(`dispatchEvent(new Event('click')) && history.scrollRestoration`, 'manual')
    }

    await open(paths.home)
    await tab.click(choice(layoutCopy.scheme.dark))
    await tab.click(link(home.hero.links[0].text))
    await expectHeading(quoteBuilder.heading)
    await tab.click(choice(packageOffer.name))
    await tab.pressEnd(slider(packageResource.label))
    await tab.click(choice(custom.checkbox))
    await tab.type(labelled(custom.name), packageCustom.name)
    await tab.type(labelled(custom.price), String(fromCents(packageCustom.price)))
    await expectSubtotal()
    await tab.click(button(summary.proceed))
    await expectHeading(checkoutCopy.heading)

    await open(paths.checkout)
    await expectText(packageTotal)
    await expectValue('getComputedStyle(document.documentElement).colorScheme', 'dark')
    await tab.type(field('fullName'), 'Wanjiru Kamau')
    // Enough for the form, but not for the provider.
    await tab.type(field('email'), 'wanjiru@acme')
    await tab.type(field('phone'), '+254 700 000 001')
    // The box: the middle of its label is a link, the drawn tick covers the input.
    await tab.click('//*[input[@name = "acceptTerms"]]')
    await tab.click(pay)
    await expectText(notices.checkoutFailed.description)
    await expectText(checkoutCopy.errors.emailRefused)
    await expectValue(`document.querySelector('form [name=fullName]')?.value`, 'Wanjiru Kamau')
    const [failure, ...others] = await tab.errors()
    expect(failure).toContain(notices.checkoutFailed.title)
    expect(others).toEqual([])

    await tab.type(field('email'), 'wanjiru@acme.example')
    await tab.click(pay)
    await expectText('No card is charged')
    await expectText(packageTotal)
    await tab.click(button('Pay'))
    await expectHeading(paymentSuccess.ordered.heading)
    for (const { name } of packageQuote.lines) await expectText(name)
    await expectText(packageTotal)
    await expectValue(`localStorage.getItem('${storageKeys.quoteItems}')`, null)

    // To the checkout, which Firefox restores as it was.
    await tab.evaluate('history.go(-2)')
    await expectValue('location.pathname', paths.customQuote)
    await expectText(notices.quoteOrdered.description)

    // As in another browser.
    await open(paths.about)
    await tab.evaluate('localStorage.clear()')
    await open(quoteLink(packageQuote, ''))
    await tab.click(button(sharedQuote.review.open))
    await expectSubtotal()
    // Firefox reports those of a restored page again.
    expect(new Set(await tab.errors())).toEqual(new Set([failure]))
  },
)
