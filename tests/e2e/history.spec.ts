import type { Page } from '@playwright/test'
import { orderParameter } from '#shared/addresses.ts'
import { home } from '#web/content/home.ts'
import { paths } from '#web/content/paths.ts'
import { button, expect, heading, menuLink, open, test } from '#tests/support/journey.ts'
import { holdBack } from '#tests/support/network.ts'

/** Goes through the history by the browser, whoever draws the entry; each further step at the arrival of the one before. */
const travel = (page: Page, ...steps: number[]) =>
  page.evaluate((all) => {
    const go = () => {
      const by = all.shift()
      if (by !== undefined) history.go(by)
    }
    addEventListener('popstate', go)
    go()
  }, steps)

/** Expects the page of its address: its title and its heading belong together. */
async function expectPage(page: Page, path: string, name: string): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect(page.locator('main').getByRole('heading', { level: 1, name })).toBeVisible()
}

const receipt = `${paths.paymentSuccess}?${orderParameter}=ABCD-2345`

for (const first of [paths.pricing, paths.customQuote, paths.contact, receipt, '/no-such-page']) {
  test(`after a reload, Back and Forward show the page of their address, though the application made the entries from ${first} (rule 1.14)`, async ({
    page,
  }) => {
    await open(page, first)
    const firstHeading = (await heading(page).textContent()) ?? ''
    for (const path of [paths.about, paths.services]) {
      await menuLink(page, path).click()
      await expect(page).toHaveURL(path)
    }
    const services = (await heading(page).textContent()) ?? ''
    await page.reload()
    await travel(page, -2)
    await expectPage(page, first, firstHeading)
    await travel(page, 2)
    await expectPage(page, paths.services, services)
    // Without a pause between them.
    await travel(page, -1, -1)
    await expectPage(page, first, firstHeading)
    await page.reload()
    await expectPage(page, first, firstHeading)
  })
}

test('a press is replayed only on the page on which it was made (rule 1.14)', async ({ page }) => {
  await open(page, paths.customQuote)
  const builder = (await heading(page).textContent()) ?? ''
  await menuLink(page, paths.home).click()
  await expect(page).toHaveURL(paths.home)
  const release = await holdBack(page, '**/assets/entry-client-*.js')
  await page.reload()
  await button(page, home.capabilities.pause).click()
  const application = page.waitForResponse('**/assets/custom-quote-page-*.js')
  // The builder's document is slower than the application.
  await page.route(`**${paths.customQuote}`, async (route) => {
    await release()
    await application
    await route.continue()
  })
  await travel(page, -1)
  await expectPage(page, paths.customQuote, builder)
  await expect(page.locator('html[data-runs]')).toBeAttached()
})
