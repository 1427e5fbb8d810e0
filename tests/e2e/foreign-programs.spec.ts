import type { Locator, Page } from '@playwright/test'
import { customPriceBounds, fixedItems, resources } from '#shared/catalogue.ts'
import { initialSelection } from '#shared/quote.ts'
import { contact } from '#web/content/contact.ts'
import { paths } from '#web/content/paths.ts'
import { resourceCopy } from '#web/content/catalogue-copy.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { openBeforeScript } from '#tests/support/network.ts'
import {
  saveEarlierQuote,
  buildPackage,
  choose,
  proceedButton,
  shownTotal,
} from '#tests/support/at-builder.ts'
import {
  consent,
  field,
  fillInDetails,
  payButton,
  goToProvider,
  payAndRead,
} from '#tests/support/at-checkout.ts'
import { button, expect, heading, menuLink, open, test } from '#tests/support/journey.ts'
import { translate } from '#tests/support/translation.ts'
import { fromCents } from '#shared/money.ts'

const [offer] = fixedItems
const [resource] = resources
const { custom, restore, start } = quoteBuilder
const amount = (page: Page) => page.getByLabel(resourceCopy[resource.id].amount)
const contactField = (page: Page, name: keyof typeof contact.form.fields) =>
  page.getByRole('textbox', { name: contact.form.fields[name], exact: true })

/** What a program may do to an element without React's knowledge. */
const remove = (element: Locator) => element.evaluate((it) => it.remove())
const move = (element: Locator) => element.evaluate((it) => document.body.append(it))

/** Fills in a field as programs do that dispatch no event. */
const fillSilently = (element: Locator, text: string) =>
  element.evaluate((it, value) => Object.assign(it, { value }), text)

/** Expects that nothing but React's errors about missing nodes was logged. */
function expectMissedNodes(browserErrors: string[]): void {
  const errors = browserErrors.splice(0)
  expect(errors).not.toEqual([])
  expect(errors.filter((it) => !it.includes('NotFoundError'))).toEqual([])
}

test.describe('a page whose elements another program removes or moves is drawn anew', () => {
  test('with the choices, where it was scrolled to; a second error at once shows the error screen beside the menu (rule 14.3)', async ({
    page,
    browserErrors,
  }) => {
    await open(page, paths.customQuote)
    await button(page, start.empty).click()
    await choose(page, offer.name)
    const total = (await shownTotal(page).textContent()) ?? ''
    await button(page, start.empty).click()
    await remove(button(page, restore.button).locator('..'))
    await page.getByRole('checkbox', { name: offer.name }).scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => scrollY)
    await page.getByRole('checkbox', { name: offer.name }).check()
    await expect.poll(() => browserErrors.length).toBeGreaterThan(0)
    await expect(shownTotal(page)).toHaveText(total)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
    expectMissedNodes(browserErrors)

    await button(page, start.empty).click()
    await remove(button(page, restore.button).locator('..'))
    await page.getByRole('checkbox', { name: offer.name }).click()
    await expect(heading(page, 'Unexpected Application Error!')).toBeFocused()
    await expect(page.getByRole('banner')).toBeVisible()
    browserErrors.splice(0)
    await page.reload()
    await expect(shownTotal(page)).toHaveText(total)
  })

  test('with what was typed and accepted at the checkout, which goes on to the payment', async ({
    page,
    browserErrors,
  }) => {
    await buildPackage(page)
    await consent(page).check()
    await field(page, 'fullName').fill('Wanjiru Kamau')
    await payButton(page).click()
    await move(page.locator('form [data-error]').first())
    await field(page, 'email').fill('wanjiru@acme.example')
    await expect.poll(() => browserErrors.length).toBeGreaterThan(0)
    await expect(field(page, 'email')).toBeFocused()
    await expect(field(page, 'email')).toHaveValue('wanjiru@acme.example')
    await expect(field(page, 'fullName')).toHaveValue('Wanjiru Kamau')
    await expect(consent(page)).toBeChecked()
    await field(page, 'phone').fill('+254 700 000 001')
    await goToProvider(page)
    expectMissedNodes(browserErrors)
  })

  test('with the message of the contact form, which also survives a reload, a text from another page, and being prepared (rule 6.3)', async ({
    page,
    browserErrors,
  }) => {
    await open(page, paths.contact)
    await contactField(page, 'message').fill('Can you look at our network?')
    await button(page, contact.form.submit).click()
    await remove(page.locator('form [data-error]').first())
    await contactField(page, 'name').fill('Wanjiru Kamau')
    await expect.poll(() => browserErrors.length).toBeGreaterThan(0)
    await expect(contactField(page, 'message')).toHaveValue('Can you look at our network?')
    await contactField(page, 'email').fill('wanjiru@acme.example')
    await page.reload()
    await expect(contactField(page, 'name')).toHaveValue('Wanjiru Kamau')
    await menuLink(page, paths.customQuote).click()
    await page.getByRole('link', { name: quoteActions.ask, exact: true }).click()
    const both = /^Can you look at our network\?\n\nWe have a question/
    await expect(contactField(page, 'message')).toHaveValue(both)
    await button(page, contact.form.submit).click()
    await expect(page.getByRole('heading', { name: contact.ready.heading })).toBeFocused()
    await page.reload()
    await expect(page.getByText(/^Can you look at our network\?/)).toBeVisible()
    await expect(contactField(page, 'message')).toHaveValue('')
    expectMissedNodes(browserErrors)
  })
})

const earlyChanges: Readonly<Record<string, () => void>> = {
  'puts an icon beside each field': () => {
    for (const it of document.querySelectorAll('main :is(input, textarea)'))
      it.after(document.createElement('div'))
  },
  'translates the page': translate,
}

for (const [what, change] of Object.entries(earlyChanges)) {
  test(`what was entered and pressed early survives a program that ${what} before the page’s own script runs`, async ({
    page,
    browserErrors,
  }) => {
    const arrive = async (release: () => Promise<void>) => {
      await page.evaluate(change)
      await release()
    }
    const release = await openBeforeScript(page, paths.customQuote)
    await page.getByRole('checkbox', { name: offer.name }).check()
    await button(page, resourceCopy[resource.id].more).click()
    await arrive(release)
    // A line in the list is in the package, too.
    await expect(button(page, quoteBuilder.summary.remove(offer.name))).toBeVisible()
    const more = String(resource.initial + resource.step)
    await expect(page.getByRole('slider', { name: resource.label })).toHaveValue(more)

    const releaseContact = await openBeforeScript(page, paths.contact)
    await contactField(page, 'message').fill('Can you look at our network?')
    await arrive(releaseContact)
    await expect(contactField(page, 'message')).toHaveValue('Can you look at our network?')

    await saveEarlierQuote(page, initialSelection)
    const releaseCheckout = await openBeforeScript(page, paths.checkout)
    await fillInDetails(page)
    await arrive(releaseCheckout)
    // Drawn anew, the page still has the symbols that its drawings refer to.
    const logo = page.getByRole('banner').locator('use').first()
    await expect.poll(async () => (await logo.boundingBox())?.width).toBeGreaterThan(10)
    await expect(field(page, 'phone')).toHaveValue('+254 700 000 001')
    await goToProvider(page)
    // React says that it draws the page anew, unless the change does no harm.
    expect(browserErrors.splice(0).filter((it) => !it.includes('React error #418'))).toEqual([])
  })
}

test('what a program fills in without an event stays through every render, and is sent', async ({
  page,
}) => {
  await open(page, paths.customQuote)
  await page.getByRole('checkbox', { name: custom.checkbox }).check()
  await fillSilently(page.getByLabel(custom.name), 'Rack relocation')
  await fillSilently(amount(page), String(resource.max))
  await page.getByLabel(custom.price).fill(String(fromCents(customPriceBounds.min)))
  await page.getByLabel(custom.price).press('Tab')
  // Its line moves Proceed.
  await expect(button(page, quoteBuilder.summary.remove('Rack relocation'))).toBeVisible()
  await proceedButton(page).click()
  await fillInDetails(page)
  await fillSilently(field(page, 'company'), 'Acme')
  await fillSilently(field(page, 'notes'), 'Gate B')
  await field(page, 'city').fill('Mombasa')
  await consent(page).evaluate((it) => Object.assign(it, { checked: true }))
  const { items, customerInfo } = await payAndRead(page)
  expect(items).toContainEqual(expect.objectContaining({ name: 'Rack relocation' }))
  expect(items).toContainEqual(
    expect.objectContaining({ description: expect.stringContaining(String(resource.max)) }),
  )
  expect(customerInfo).toMatchObject({ company: 'Acme', notes: 'Gate B', city: 'Mombasa' })

  await open(page, paths.contact)
  for (const name of ['name', 'email', 'message'] as const)
    await fillSilently(contactField(page, name), 'a@b.example')
  await contactField(page, 'phone').fill('1')
  await contactField(page, 'phone').press('Enter')
  await expect(page.getByRole('heading', { name: contact.ready.heading })).toBeFocused()
  await expect(contactField(page, 'name')).toHaveValue('')
})
