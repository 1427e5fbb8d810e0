import { expect } from 'vitest'
import type { CustomerFieldName } from '#shared/customer-fields.ts'
import { inDollars } from '#shared/money.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { packageCustom, packageOffer, packageResource } from '#tests/support/sample-package.ts'
import type { Tab } from './tab.ts'

/** An XPath string; XPath has no escapes, and no text of the site has a straight quote. */
const quoted = (text: string) => JSON.stringify(text)

export const button = (text: string) => `//button[normalize-space() = ${quoted(text)}]`
export const link = (text: string) => `//a[normalize-space() = ${quoted(text)}]`
export const choice = (text: string) => `//label[contains(., ${quoted(text)})]`
export const field = (name: CustomerFieldName) => `//form//*[@name = ${quoted(name)}]`
const labelled = (label: string) => `//*[@id = //label[starts-with(., ${quoted(label)})]/@for]`
const slider = (label: string) => `//input[@type = 'range'][@aria-label = ${quoted(label)}]`

const { custom, summary } = quoteBuilder

/** Waits until the page shows one of these texts. */
export async function expectText(tab: Tab, ...texts: readonly string[]): Promise<void> {
  const shown = async () => {
    const text = String(await tab.evaluate('document.body.innerText'))
    return texts.some((each) => text.includes(each))
  }
  await expect.poll(shown, { message: `the page shows ${texts.join(' or ')}` }).toBe(true)
}

export async function expectHeading(tab: Tab, text: string): Promise<void> {
  const heading = () => tab.evaluate(`document.querySelector('h1')?.innerText`)
  await expect.poll(heading).toBe(text)
}

/** Waits until the builder shows this total. */
export async function expectTotal(tab: Tab, total: string): Promise<void> {
  const shown = () => tab.evaluate(`document.querySelector('aside [role=group]')?.innerText`)
  await expect.poll(shown).toBe(total)
}

export async function expectValue(tab: Tab, name: CustomerFieldName, value: string) {
  const shown = () => tab.evaluate(`document.querySelector('form [name=${name}]')?.value`)
  await expect.poll(shown).toBe(value)
}

export async function expectPath(tab: Tab, path: string): Promise<void> {
  await expect.poll(() => tab.evaluate('location.pathname')).toBe(path)
}

/** Opens a page and waits until it is hydrated. */
export async function open(tab: Tab, url: string): Promise<void> {
  await tab.open(url)
  await expect.poll(() => tab.evaluate('history.scrollRestoration')).toBe('manual')
}

/** Chooses the sample package in the builder. */
export async function choosePackage(tab: Tab): Promise<void> {
  await tab.click(choice(packageOffer.name))
  await tab.pressEnd(slider(packageResource.label))
  await tab.click(choice(custom.checkbox))
  await tab.type(labelled(custom.name), packageCustom.name)
  await tab.type(labelled(custom.price), String(inDollars(packageCustom.price)))
}

export async function proceed(tab: Tab): Promise<void> {
  await tab.click(button(summary.proceed))
  await expectHeading(tab, checkoutCopy.heading)
}

/** Fills in the required fields of the checkout and accepts the terms. */
export async function fillInDetails(tab: Tab, email: string): Promise<void> {
  await tab.type(field('fullName'), 'Wanjiru Kamau')
  await tab.type(field('email'), email)
  await tab.type(field('phone'), '+254 700 000 001')
  // The box: the middle of its label is a link, the drawn tick covers the input.
  await tab.click('//*[input[@name = "acceptTerms"]]')
}
