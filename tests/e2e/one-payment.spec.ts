import type { Page } from '@playwright/test'
import { checkoutPath } from '#shared/addresses.ts'
import { fixedItems } from '#shared/catalogue.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { paths } from '#web/content/paths.ts'
import { expectAccessible } from '#tests/support/axe.ts'
import { proceedButton } from '#tests/support/at-builder.ts'
import {
  consent,
  field,
  fillInDetails,
  goToProvider,
  payAtProvider,
  payButton,
} from '#tests/support/at-checkout.ts'
import { button, expect, heading, open, test } from '#tests/support/journey.ts'
import { holdBack } from '#tests/support/network.ts'

const [offer] = fixedItems

/** Fills in a checkout that another tab has filled with the package. */
async function openCheckout(page: Page) {
  await open(page, paths.checkout)
  await fillInDetails(page)
}

/** Presses Pay on a payment page whose session is over: until then the page doesn't know. */
async function expectEnded(page: Page) {
  await button(page, 'Pay').click()
  await expect(heading(page, 'This payment page has ended')).toBeVisible()
}

test('two tabs that press Pay at once take turns, and whichever pressed last has the only page that can be paid (rule 10.17)', async ({
  page,
  context,
}) => {
  await open(page, `${paths.customQuote}?add=${offer.id}`)
  await proceedButton(page).click()
  await fillInDetails(page)
  await goToProvider(page)
  await page.goBack({ waitUntil: 'commit' })
  await consent(page).check()
  const tab = await context.newPage()
  await openCheckout(tab)

  const release = await holdBack(page, `**${checkoutPath}`)
  const releaseOther = await holdBack(tab, `**${checkoutPath}`)
  await payButton(page).click()
  await expect(button(page, checkoutCopy.processing)).toBeVisible()
  await payButton(tab).click()
  await expect(tab.getByText(checkoutCopy.otherPage.opening)).toBeVisible()
  await expectAccessible(tab)
  await release()
  await expect(button(page, 'Decline')).toBeVisible()
  await releaseOther()
  await expect(button(tab, 'Decline')).toBeVisible()
  await expectEnded(page)

  // The first tab, afterwards, with another email address.
  await openCheckout(page)
  await field(page, 'email').fill('kamau@acme.example')
  await goToProvider(page)
  await expectEnded(tab)
  await payAtProvider(page)
  await expect(heading(page, paymentSuccess.paid.heading)).toBeVisible()
})
