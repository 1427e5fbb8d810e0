import axe from 'axe-core'
import type { Page } from '@playwright/test'
import { fixedItems } from '#shared/catalogue.ts'
import { contact } from '#web/content/contact.ts'
import { layoutWords } from '#web/content/layout.ts'
import { documentTitle, notFoundPage, siteMap } from '#web/content/site-map.ts'
import {
  buildPackage,
  expect,
  goToProvider,
  fillInCustomService,
  fillInDetails,
  hydrated,
  open,
  payButton,
  proceedButton,
  test,
} from '#tests/support/journey.ts'
import * as z from '#shared/schema.ts'

const reportSchema = z.object({
  violations: z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) })),
})

/** What axe finds, all of WCAG 2.2 AA and its best practices, as "rule: element". */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const report: unknown = await page.evaluate('axe.run()')
  return reportSchema
    .parse(report)
    .violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

const widths = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }

for (const [device, viewport] of Object.entries(widths)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })

    for (const path of [...siteMap.map((page) => page.path), '/no/such-page']) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path)
        await hydrated(page)
        expect(await violations(page)).toEqual([])
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(wider, 'scrolls sideways').toBeLessThanOrEqual(0)
      })
    }

    test('axe finds nothing on the builder with everything chosen, nor with nothing', async ({
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

    test('axe finds nothing on the contact page with errors, nor with a message ready', async ({
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

    test('axe finds nothing on the checkout with errors and a notification, nor at the provider', async ({
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
  })
}

test('axe finds nothing with the menu open', async ({ page }) => {
  await page.setViewportSize(widths.phone)
  await open(page, '/custom-quote')
  await page.getByRole('button', { name: layoutWords.openMenu }).click()
  await expect(page.getByRole('button', { name: layoutWords.closeMenu })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('at 320 px no page scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const { path } of siteMap) {
    await page.goto(path)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider, path).toBeLessThanOrEqual(0)
  }
})

test('the page for unknown addresses is not for search engines', async ({ page }) => {
  await page.goto('/no/such-page')
  await expect(page).toHaveTitle(documentTitle(notFoundPage))
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
