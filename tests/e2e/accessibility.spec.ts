import { contact } from '#web/content/contact.ts'
import { layoutWords } from '#web/content/layout.ts'
import { legalPages } from '#web/content/legal/legal-pages.ts'
import { loadingWords } from '#web/content/loading.ts'
import { paymentFailed, paymentSuccess } from '#web/content/payment-result.ts'
import { documentTitle, notFoundPage, siteMap } from '#web/content/site-map.ts'
import { violations } from '#tests/support/axe.ts'
import {
  buildPackage,
  expect,
  goToProvider,
  fillInDetails,
  waitForHydration,
  open,
  payButton,
  test,
  shownNotifications,
} from '#tests/support/journey.ts'
import { looks, viewports } from '#tests/support/viewports.ts'
import { ignoreFailedLoads, saveData } from '#tests/support/lost-files.ts'

for (const { name: look, options } of looks) {
  test.describe(`on ${look}`, () => {
    test.use({ ...options, reducedMotion: 'reduce' })

    for (const path of [...siteMap.map((page) => page.path), '/no/such-page']) {
      test(`axe reports nothing on ${path}`, async ({ page }) => {
        await page.goto(path)
        await waitForHydration(page)
        expect(await violations(page)).toEqual([])
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        )
        expect(overflow, 'horizontal overflow').toBeLessThanOrEqual(0)
      })
    }

    test('axe reports nothing on a page that did not load, or is incomplete', async ({
      page,
      context,
      browserErrors,
    }) => {
      await saveData(page)
      await open(page, '/about')
      await context.setOffline(true)
      await page.getByRole('contentinfo').getByRole('link', { name: legalPages[0].title }).click()
      await page.getByRole('button', { name: loadingWords.notLoaded.tryAgain }).click()
      await expect(page.getByText(loadingWords.notLoaded.failedAgain)).toBeVisible()
      expect(await violations(page)).toEqual([])
      await context.setOffline(false)
      await expect(page.getByText(loadingWords.notLoaded.failedAgain)).toHaveCount(0)
      await page.route('**/assets/entry-client-*.js', (route) => route.abort())
      await page.goto('/custom-quote')
      await expect(page.getByText(loadingWords.incomplete)).toBeVisible()
      expect(await violations(page)).toEqual([])
      ignoreFailedLoads(browserErrors)
    })

    test('axe reports nothing on the contact page with errors, or with a prepared message', async ({
      page,
    }) => {
      await open(page, '/contact')
      const textbox = (name: keyof typeof contact.form.fields) =>
        page.getByRole('textbox', { name: contact.form.fields[name], exact: true })
      const prepare = page.getByRole('button', { name: contact.form.submit })
      await prepare.click()
      await expect(shownNotifications(page)).toBeVisible()
      expect(await violations(page)).toEqual([])
      await textbox('name').fill('Wanjiru Kamau')
      await textbox('email').fill('wanjiru@acme.example')
      await textbox('message').fill('We need a network.')
      await prepare.click()
      await expect(page.getByRole('heading', { name: contact.ready.heading })).toBeFocused()
      expect(await violations(page)).toEqual([])
    })

    test('axe reports nothing on the checkout with errors and a notification, or on the provider’s page', async ({
      page,
    }) => {
      await buildPackage(page)
      expect(await violations(page)).toEqual([])
      await payButton(page).click()
      await expect(shownNotifications(page)).toBeVisible()
      expect(await violations(page)).toEqual([])
      await fillInDetails(page)
      await goToProvider(page)
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: 'Decline' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      expect(await violations(page)).toEqual([])
    })

    test('axe reports nothing on the failure page with a package, on the receipt, or where the checkout was empty', async ({
      page,
    }) => {
      await buildPackage(page)
      await fillInDetails(page)
      await goToProvider(page)
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByText(paymentFailed.saved)).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.goBack()
      await page.getByRole('button', { name: 'Pay', exact: true }).click()
      await expect(page.getByRole('button', { name: paymentSuccess.receipt.print })).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.goto('/checkout')
      await expect(shownNotifications(page)).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  })
}

test('axe reports nothing with the menu open', async ({ page }) => {
  await page.setViewportSize(viewports.mobile)
  await open(page, '/custom-quote')
  await page.getByRole('button', { name: layoutWords.openMenu }).click()
  await expect(page.getByRole('button', { name: layoutWords.closeMenu })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('at 320 px no page scrolls horizontally', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const { path } of siteMap) {
    await page.goto(path)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})

test('the 404 page is not indexed by search engines', async ({ page }) => {
  await page.goto('/no/such-page')
  await expect(page).toHaveTitle(documentTitle(notFoundPage))
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
