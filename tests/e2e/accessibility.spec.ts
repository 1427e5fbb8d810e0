import axe from 'axe-core'
import type { Page } from '@playwright/test'
import { fixedItems } from '#shared/catalogue.ts'
import { contact } from '#web/content/contact.ts'
import { layoutWords } from '#web/content/layout.ts'
import { paymentFailed, paymentSuccess } from '#web/content/payment-result.ts'
import { documentTitle, notFoundPage, siteMap } from '#web/content/site-map.ts'
import {
  buildPackage,
  expect,
  goToProvider,
  fillInCustomService,
  fillInDetails,
  waitForHydration,
  open,
  payButton,
  proceedButton,
  test,
} from '#tests/support/journey.ts'
import * as z from '#shared/schema.ts'

const reportSchema = z.object({
  violations: z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) })),
})

/** The violations that axe reports, as "rule: element": WCAG 2.2 AA and axe's best practices. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const report: unknown = await page.evaluate('axe.run()')
  return reportSchema
    .parse(report)
    .violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

const viewports = { mobile: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

for (const [device, viewport] of Object.entries(viewports)) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })

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

    test('axe reports nothing on the builder with everything selected, or nothing', async ({
      page,
    }) => {
      await open(page, '/custom-quote')
      for (const choice of await page.getByRole('checkbox').all()) await choice.check()
      await fillInCustomService(page, fixedItems[0].name, '1')
      expect(await violations(page)).toEqual([])
      for (const choice of await page.getByRole('checkbox').all()) await choice.uncheck()
      for (const slider of await page.getByRole('slider').all()) await slider.press('Home')
      await expect(proceedButton(page)).toBeDisabled()
      expect(await violations(page)).toEqual([])
    })

    test('axe reports nothing on the contact page with errors, or with a prepared message', async ({
      page,
    }) => {
      await open(page, '/contact')
      const textbox = (name: keyof typeof contact.form.fields) =>
        page.getByRole('textbox', { name: contact.form.fields[name], exact: true })
      const prepare = page.getByRole('button', { name: contact.form.submit })
      await prepare.click()
      await expect(page.locator('[data-sonner-toast][data-mounted=true]')).toBeVisible()
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
      await expect(page.locator('[data-sonner-toast][data-mounted=true]')).toBeVisible()
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
      await expect(page.locator('[data-sonner-toast][data-mounted=true]')).toBeVisible()
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
