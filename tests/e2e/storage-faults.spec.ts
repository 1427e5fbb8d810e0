import type { Page } from '@playwright/test'
import { fixedItems } from '#shared/catalogue.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { paymentSuccess } from '#web/content/payment-result.ts'
import {
  buildPackage,
  expect,
  fillInDetails,
  goToProvider,
  open,
  proceedButton,
  test,
} from '#tests/support/journey.ts'

const [offer, other] = fixedItems

function blockStorage(): void {
  for (const area of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, area, {
      get() {
        throw new DOMException('Blocked', 'SecurityError')
      },
    })
  }
}

function fillStorage(): void {
  for (const area of [localStorage, sessionStorage]) {
    for (let size = 2 ** 22; size >= 1;) {
      try {
        area.setItem(`filled ${area.length}`, ' '.repeat(size))
      } catch {
        size = Math.floor(size / 2)
      }
    }
  }
}

for (const [fault, breakIt] of [
  ['may not be accessed', blockStorage],
  ['is full', fillStorage],
] as const) {
  test(`with a storage that ${fault} the visitor is told, and the package can be paid for (rule 8.3)`, async ({
    page,
    context,
  }) => {
    await context.addInitScript(breakIt)
    await buildPackage(page)
    await expect(page.getByText(notices.storageUnavailable.title)).toBeVisible()
    await fillInDetails(page)
    await goToProvider(page)
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByText(/^INV-\d+-\d{1,3}$/)).toBeVisible()
    await expect(page.getByText(paymentSuccess.lead)).toBeVisible()
  })
}

/** Goes to the checkout with one offer. */
async function proceedWith(page: Page, name: string): Promise<void> {
  await open(page, paths.customQuote)
  await page.getByRole('checkbox', { name }).check()
  await proceedButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: checkoutCopy.heading })).toBeVisible()
}

test('in full storage an earlier quote never takes the place of the one that could not be saved', async ({
  page,
}) => {
  await proceedWith(page, offer.name)
  await page.evaluate(fillStorage)
  await proceedWith(page, other.name)
  await expect(page.getByText(notices.storageUnavailable.title)).toBeVisible()
  await expect(page.getByRole('complementary').getByText(other.name)).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(paths.customQuote)
  await expect(page.getByText(notices.quoteEmpty.title)).toBeVisible()
})
