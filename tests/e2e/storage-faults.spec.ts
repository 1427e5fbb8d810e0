import type { Page } from '@playwright/test'
import { fixedItems } from '#shared/catalogue.ts'
import { checkoutWords } from '#web/content/checkout.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import {
  buildPackage,
  expect,
  fillInDetails,
  goToProvider,
  open,
  packageTotal,
  proceedButton,
  test,
} from '#tests/support/journey.ts'

const [offer, other] = fixedItems

/** Breaks both storages in one way. Runs in the page, before its scripts. */
const breakStorage = {
  'that may not be accessed': () => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('Blocked', 'SecurityError')
        },
      })
    }
  },
  'whose every method throws': () => {
    for (const method of ['getItem', 'setItem', 'removeItem']) {
      Object.defineProperty(Storage.prototype, method, {
        value: () => {
          throw new DOMException('Blocked', 'SecurityError')
        },
      })
    }
  },
  'that is full': () => {
    for (const area of [localStorage, sessionStorage]) {
      for (let size = 2 ** 22; size >= 1;) {
        try {
          area.setItem(`filled ${area.length}`, ' '.repeat(size))
        } catch {
          size = Math.floor(size / 2)
        }
      }
    }
  },
}

for (const [fault, breakIt] of Object.entries(breakStorage)) {
  test(`with a storage ${fault} the visitor is told, and the package can be paid for (rule 8.3)`, async ({
    page,
    context,
  }) => {
    await context.addInitScript(breakIt)
    await buildPackage(page)
    await expect(page.getByText(notices.storageUnavailable.title)).toBeVisible()
    await fillInDetails(page)
    await goToProvider(page)
    await expect(page.getByText(packageTotal).first()).toBeVisible()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page).toHaveURL(paths.paymentSuccess)
    await expect(page.getByText(/^INV-\d+-\d{1,3}$/)).toBeVisible()
    await expect(page.getByText(paymentSuccess.lead)).toBeVisible()
  })
}

/** Goes to the checkout with one offer. */
async function proceedWith(page: Page, name: string): Promise<void> {
  await open(page, paths.customQuote)
  await page.getByRole('checkbox', { name }).check()
  await proceedButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: checkoutWords.heading })).toBeVisible()
}

test('in full storage an earlier quote never takes the place of the one that could not be saved', async ({
  page,
}) => {
  await proceedWith(page, offer.name)
  await page.evaluate(breakStorage['that is full'])
  await proceedWith(page, other.name)
  await expect(page.getByText(notices.storageUnavailable.title)).toBeVisible()
  await expect(page.getByRole('complementary').getByText(other.name)).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(paths.customQuote)
  await expect(page.getByText(notices.quoteEmpty.title)).toBeVisible()
})

const corrupt = {
  'no JSON': '[{"id":"network-design"',
  'no list': '{"length":1,"0":{"id":"network-design"}}',
  'a list of foreign shapes':
    '[null,1,"x",[],{},{"__proto__":{"id":"email"}},{"id":{},"price":"1"}]',
  'a list of megabytes': JSON.stringify(
    Array.from({ length: 40_000 }, (_, index) => ({ id: `item-${index}`, price: index })),
  ),
}

for (const [fault, text] of Object.entries(corrupt)) {
  test(`stored entries that are ${fault} send the visitor to the builder with a notice, and a package can be bought (rule 8.2)`, async ({
    page,
  }) => {
    await page.goto(paths.about)
    await page.evaluate(
      ([keys, value, quoteItems]) => {
        for (const key of keys) {
          sessionStorage.setItem(key, value.slice(0, 100_000))
          if (key !== quoteItems) localStorage.setItem(key, value.slice(0, 100_000))
        }
        localStorage.setItem(quoteItems, value)
      },
      [Object.values(storageKeys), text, storageKeys.quoteItems] as const,
    )
    await page.goto(paths.checkout)
    await expect(page).toHaveURL(paths.customQuote)
    await expect(page.getByText(notices.quoteDamaged.title)).toBeVisible()
    await buildPackage(page)
    await fillInDetails(page)
    await goToProvider(page)
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByText(paymentSuccess.ordered.heading)).toBeVisible()
  })
}
