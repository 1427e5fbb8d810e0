import type { Locator, Page } from '@playwright/test'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { contact } from '#web/content/contact.ts'
import { home } from '#web/content/home.ts'
import { layoutCopy } from '#web/content/layout.ts'
import { paths } from '#web/content/paths.ts'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { proceedButton } from '#tests/support/at-builder.ts'
import { consent, field, payButton } from '#tests/support/at-checkout.ts'
import { button, expect, heading, open, test } from '#tests/support/journey.ts'

const [offer] = fixedItems
const [resource] = resources

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const tab = async () => {
    await page.keyboard.press('Tab')
    return target.evaluate((element) => element === document.activeElement)
  }
  await expect.poll(tab, { intervals: [0] }).toBe(true)
}

test('a package can be bought using only the keyboard, in a browser without popovers', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name)
  })
  await open(page, paths.contact)
  await button(page, contact.form.submit).press('Enter')
  await expect(page.getByText(contact.form.errors.notice.title)).toBeVisible()
  await open(page, paths.home)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: layoutCopy.skip })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: home.hero.links[0].text }))
  await page.keyboard.press('Enter')
  await expect(heading(page, quoteBuilder.heading)).toBeFocused()
  await tabTo(page, page.getByRole('checkbox', { name: offer.name }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('slider', { name: resource.label }))
  await page.keyboard.press('End')
  await tabTo(page, proceedButton(page))
  await page.keyboard.press('Enter')
  await expect(heading(page, checkoutCopy.heading)).toBeFocused()
  await tabTo(page, field(page, 'fullName'))
  await page.keyboard.type('Wanjiru Kamau')
  await tabTo(page, field(page, 'email'))
  await page.keyboard.type('wanjiru@acme.example')
  await tabTo(page, field(page, 'phone'))
  await page.keyboard.type('0700 000 001')
  await tabTo(page, consent(page))
  await page.keyboard.press('Space')
  await tabTo(page, payButton(page))
  await page.keyboard.press('Enter')
  await expect(button(page, 'Decline')).toBeVisible()
  await tabTo(page, button(page, 'Pay'))
  await page.keyboard.press('Enter')
  await expect(heading(page, paymentSuccess.paid.heading)).toBeVisible()
})
