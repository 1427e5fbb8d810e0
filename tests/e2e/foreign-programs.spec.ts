import type { Locator } from '@playwright/test'
import { fixedItems } from '#shared/catalogue.ts'
import { initialSelection } from '#shared/quote.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { openBeforeScript } from '#tests/support/network.ts'
import { buildPackage, choose, saveEarlierQuote, shownTotal } from '#tests/support/at-builder.ts'
import {
  consent,
  field,
  fillInDetails,
  goToProvider,
  payButton,
} from '#tests/support/at-checkout.ts'
import { button, expect, heading, open, test } from '#tests/support/journey.ts'
import { translate } from '#tests/support/translation.ts'

const [offer] = fixedItems
const { restore, start } = quoteBuilder

/** What a program may do to an element without React's knowledge. */
const remove = (element: Locator) => element.evaluate((it) => it.remove())
const move = (element: Locator) => element.evaluate((it) => document.body.append(it))

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
})

const earlyChanges: Readonly<Record<string, () => void>> = {
  'puts an icon beside each field': () => {
    for (const it of document.querySelectorAll('main :is(input, textarea)'))
      it.after(document.createElement('div'))
  },
  'translates the page': translate,
}

for (const [what, change] of Object.entries(earlyChanges)) {
  test(`what was entered early survives a program that ${what} before the page’s own script runs`, async ({
    page,
    browserErrors,
  }) => {
    await saveEarlierQuote(page, initialSelection)
    const release = await openBeforeScript(page, paths.checkout)
    await fillInDetails(page)
    await page.evaluate(change)
    await release()
    // Drawn anew, the page still has the symbols that its drawings refer to.
    const logo = page.getByRole('banner').locator('use').first()
    await expect.poll(async () => (await logo.boundingBox())?.width).toBeGreaterThan(10)
    await expect(field(page, 'phone')).toHaveValue('+254 700 000 001')
    await goToProvider(page)
    // React says that it draws the page anew, unless the change does no harm.
    expect(browserErrors.splice(0).filter((it) => !it.includes('React error #418'))).toEqual([])
  })
}
