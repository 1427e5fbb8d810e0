import { expect, type Page } from '@playwright/test'
import { customPriceBounds, fixedItems, resources } from '#shared/catalogue.ts'
import { packageCurrency } from '#shared/locale.ts'
import { fromCents } from '#shared/money.ts'
import type { Selection } from '#shared/quote.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { sumNames } from '#web/content/sum-names.ts'
import { toSavedItems } from '#web/quote/keep/saved-items.ts'
import { heading, open } from './journey.ts'

export const shownTotal = (page: Page) =>
  page.getByRole('complementary').getByLabel(sumNames.offered.total).filter({ visible: true })

/** An amount of the builder as other pages show it. */
export const withCents = (amount: string) =>
  packageCurrency.decimals === 0 || amount.includes('.') ? amount : `${amount}.00`

/** What is to be paid, as other pages show what the builder does. */
export const shownDue = async (page: Page) =>
  withCents((await shownTotal(page).textContent()) ?? '')

export const proceedButton = (page: Page) =>
  page.getByRole('button', { name: quoteBuilder.summary.proceed })

/** Chooses an offer, and waits until its line is in the summary: the line moves Proceed, and an earlier click would miss it. */
export async function choose(page: Page, offerName: string): Promise<void> {
  const before = await shownTotal(page).textContent()
  await page.getByRole('checkbox', { name: offerName }).check()
  await expect(shownTotal(page)).not.toHaveText(before ?? '')
}

/** Fills in name and price of the custom service. */
export async function fillInCustomService(page: Page, name: string, price: string): Promise<void> {
  await page.getByLabel(quoteBuilder.custom.name).fill(name)
  await page.getByLabel(quoteBuilder.custom.price).fill(price)
}

/** Selects everything, with a custom service of the highest price. */
export async function selectEverything(page: Page, customName: string): Promise<void> {
  for (const choice of await page.getByRole('checkbox').all()) await choice.check()
  for (const slider of await page.getByRole('slider').all()) await slider.press('End')
  await fillInCustomService(page, customName, String(fromCents(customPriceBounds.max)))
}

/** Saves a quote in the browser, as an earlier visit would. */
export async function saveEarlierQuote(page: Page, selection: Selection): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (location.protocol.startsWith('http')) localStorage.setItem(key, value)
    },
    [storageKeys.quoteItems, JSON.stringify(toSavedItems({ selection, held: {} }))] as const,
  )
}

const [packageOffer] = fixedItems
const [packageResource] = resources
const customName = 'Rack relocation'

/** The lines of the package that the tests buy: an offer, a slider at its end, and a custom service. */
export const packageNames = [packageOffer.name, packageResource.name, customName]

/**
 * Builds that package and goes to the checkout.
 *
 * @returns what is to be paid, as the builder shows it
 */
export async function buildPackage(page: Page): Promise<string> {
  await open(page, paths.customQuote)
  await page.getByRole('checkbox', { name: packageOffer.name }).check()
  await page.getByRole('slider', { name: packageResource.label }).press('End')
  await page.getByRole('checkbox', { name: quoteBuilder.custom.checkbox }).check()
  const before = await shownTotal(page).textContent()
  await fillInCustomService(page, customName, String(fromCents(customPriceBounds.min)))
  await expect(shownTotal(page)).not.toHaveText(before ?? '')
  const due = await shownDue(page)
  await proceedButton(page).click()
  await expect(heading(page, checkoutCopy.heading)).toBeVisible()
  return due
}
