import type { Locator, Page } from '@playwright/test'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { paymentFailed, paymentSuccess } from '#web/content/payment-result.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { expectAccessible } from '#tests/support/axe.ts'
import {
  buildPackage,
  packageNames,
  proceedButton,
  shownDue,
  withCents,
} from '#tests/support/at-builder.ts'
import {
  consent,
  expectOver,
  field,
  fillInDetails,
  payButton,
  goToProvider,
  payAtProvider,
} from '#tests/support/at-checkout.ts'
import { button, expect, heading, open, shownNotifications, test } from '#tests/support/journey.ts'
import { quotePresets } from '#web/content/quote-presets.ts'

// Playwright turns the back/forward cache off; in visitors' browsers it is on. A restored page fires no load event.
test.use({
  launchOptions: async ({ launchOptions }, run) =>
    run({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' })

test(
  'a package is paid for at the total shown, after a declined card and cancelled payments, of which none can be paid any more, and every step is accessible (rule 10.17)',
  { tag: '@every-engine' },
  async ({ page }) => {
    const total = await buildPackage(page)
    const shown = page.getByRole('complementary').getByText(total).filter({ visible: true })
    await expect(shown.first()).toBeVisible()
    await expectAccessible(page)
    await payButton(page).click()
    await expect(page.getByText(notices.requiredFieldsMissing.title)).toBeVisible()
    await expectAccessible(page)
    await fillInDetails(page)
    // The second click of a double click does nothing (rule 9.6).
    await payButton(page, total).dblclick()
    await expect(page.getByText('no card is charged')).toBeVisible()
    for (const text of [...packageNames, total]) {
      await expect(page.getByText(text).first()).toBeVisible()
    }
    await expectAccessible(page)
    await button(page, 'Decline').click()
    await expect(page.getByRole('alert')).toContainText('declined')
    await expectAccessible(page)

    const first = page.url()
    await button(page, 'Cancel').click()
    await expect(page).toHaveURL(/\/payment-failed\?order=/)
    await expect(page.getByText(paymentFailed.saved)).toBeVisible()
    await expectAccessible(page)
    await button(page, paymentFailed.retry).click()
    await expect(field(page, 'email')).toHaveValue('wanjiru@acme.example')
    await expect(consent(page)).not.toBeChecked()
    await field(page, 'email').fill('kamau@acme.example')
    await consent(page).check()
    await goToProvider(page)
    await expectOver(page, first)
    await button(page, 'Cancel').click()
    await expect(page).toHaveURL(/\/payment-failed\?order=/)

    await goBack(page)
    // The provider has it, and the company searches for it (rule 10.14).
    const reference = await page.getByText(paymentSuccess.reference).locator('b').textContent()
    await payAtProvider(page)
    await expect(page).toHaveURL(`/payment-success?order=${reference}`)
    await expect(heading(page, paymentSuccess.paid.heading)).toBeVisible()
    await expect(page.getByText(total).first()).toBeVisible()
    await expect(page.getByText(/^\w+-\d+-\d{1,3}$/)).toBeVisible()
    await expect(page.getByText(reference ?? '', { exact: true })).toBeVisible()
    await expectAccessible(page)

    // Without a package the checkout leads elsewhere, and Back doesn't lead there again (rule 9.1).
    await page.goto(paths.checkout)
    await expect(page).toHaveURL(paths.customQuote)
    await expect(page.getByText(notices.quoteOrdered.description)).toBeVisible()
    await expectAccessible(page)
    await goBack(page)
    await expect(page).toHaveURL(`/payment-success?order=${reference}`)
  },
)

const yOf = async (it: Locator) => (await it.boundingBox())?.y

/** Expects these amounts in a place in view, together with a control. */
async function expectTogether(
  amounts: readonly string[],
  place: Locator,
  control: Locator,
): Promise<void> {
  for (const amount of amounts) {
    // A period's subtotal may be the same.
    const shown = place.locator('[data-block]').getByText(amount, { exact: true })
    await expect(shown.filter({ visible: true }).first()).toBeInViewport({ ratio: 1 })
  }
  await expect(control).toBeInViewport({ ratio: 1 })
}

for (const [width, height] of [
  [1366, 657],
  [1440, 900],
  [390, 844],
] as const) {
  test(`at ${width} × ${height} px the month afterwards and the first year stand together with Proceed, and with Pay (rule 7.15)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const isBeside = width >= 960
    await open(page, `${paths.customQuote}?example=${quotePresets.at(-1)?.id}`)
    const summary = page.getByRole('complementary')
    const amounts = await summary.locator('[data-block]').first().locator('dd').allTextContents()
    const today = await shownDue(page)
    expect(today).toMatch(/[1-9]/)
    await expectTogether(amounts, summary, proceedButton(page))
    if (!isBeside) {
      await button(page, quoteBuilder.summary.showLines).click()
      const sheet = page.getByRole('dialog')
      await expectTogether(amounts, sheet, sheet.getByRole('button', { name: /Proceed/ }))
      await page.keyboard.press('Escape')
    }
    await proceedButton(page).click()
    if (!isBeside) {
      // The form begins in the first screen.
      await expect.poll(() => yOf(field(page, 'fullName'))).toBeLessThanOrEqual(520)
      expect(await yOf(payButton(page))).toBeLessThanOrEqual(1_800)
    }
    await fillInDetails(page)
    const place = isBeside ? summary : page.locator('form')
    const exact = amounts.map(withCents)
    await payButton(page).focus()
    await expectTogether(exact, place, payButton(page, today))
    await goToProvider(page)
    await expect(heading(page)).toContainText(today)
    await payAtProvider(page)
    // Without scrolling, also on a phone, and with nothing of what may follow (rule 11.5).
    for (const text of [today, /^[2-9A-Z]{4}-[2-9A-Z]{4}$/, /^\d+ \w+ 20\d\d$/]) {
      await expect(page.getByText(text).first()).toBeInViewport({ ratio: 1 })
    }
    await expect(button(page, paymentSuccess.receipt.print)).toBeInViewport({ ratio: 1 })
    for (const later of amounts.slice(1)) await expect(page.getByText(later)).toHaveCount(0)
  })
}

test('a checkout restored by Back is ready to pay, with the consent unchecked, and after paying blames no other tab (rules 8.4, 9.10 and 10.17)', async ({
  page,
}) => {
  await buildPackage(page)
  await fillInDetails(page)
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted)
    })
  })
  await goToProvider(page)
  const first = page.url()
  await goBack(page)
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
  await expect(payButton(page)).toBeEnabled()
  await expect(field(page, 'fullName')).toHaveValue('Wanjiru Kamau')
  await expect(consent(page)).not.toBeChecked()

  await consent(page).check()
  await goToProvider(page)
  await expectOver(page, first)
  await payAtProvider(page)
  // To the provider, then to the checkout.
  await goBack(page)
  await goBack(page)
  await expect(page).toHaveURL(paths.customQuote)
  await expect(page.getByText(notices.quoteOrdered.description)).toBeVisible()
  await expect(shownNotifications(page)).toHaveCount(1)
})
