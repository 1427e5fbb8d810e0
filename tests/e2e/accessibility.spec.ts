import axe from 'axe-core'
import type { Page, Route } from '@playwright/test'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { contact } from '#web/content/contact.ts'
import { quoteBuilder, resourceWords } from '#web/content/quote-builder.ts'
import { quotePresets } from '#web/content/quote-presets.ts'
import { layoutWords } from '#web/content/layout.ts'
import { quoteActions } from '#web/content/quote-actions.ts'
import { sendQuote } from '#web/content/send-quote.ts'
import { sharedQuote } from '#web/content/shared-quote.ts'
import { legalPages } from '#web/content/legal/legal-pages.ts'
import { loadingWords } from '#web/content/loading.ts'
import { documentTitle, notFoundPage, siteMap } from '#web/content/site-map.ts'
import { quoteLink } from '#web/state/quote-link.ts'
import {
  buildPackage,
  expect,
  goToProvider,
  fillInCustomService,
  fillInDetails,
  waitForHydration,
  open,
  packageLines,
  payButton,
  proceedButton,
  test,
} from '#tests/support/journey.ts'
import { ignoreFailedLoads, saveData } from '#tests/support/lost-files.ts'
import * as z from '#shared/schema.ts'

const [resource] = resources

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

    test('axe reports nothing on the builder with the quote ready to be sent', async ({ page }) => {
      await open(page, '/custom-quote')
      await page.getByRole('button', { name: quoteActions.send }).click()
      await expect(page.getByRole('dialog', { name: sendQuote.heading })).toBeVisible()
      expect(await violations(page)).toEqual([])
    })

    test('axe reports nothing on a shared quote under review, or on its link', async ({ page }) => {
      await page.addInitScript(() => {
        for (const name of ['canShare', 'clipboard']) {
          Reflect.deleteProperty(Navigator.prototype, name)
        }
      })
      await page.goto(quoteLink(packageLines, ''))
      await expect(page.getByRole('dialog', { name: sharedQuote.review.heading })).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: sharedQuote.review.open, exact: true }).click()
      await page.getByRole('button', { name: quoteActions.share, exact: true }).click()
      await expect(page.getByLabel(sharedQuote.link.label)).toBeVisible()
      expect(await violations(page)).toEqual([])
    })

    test('axe reports nothing on the builder before its script has loaded, or after an example', async ({
      page,
    }) => {
      const pending: Route[] = []
      await page.route('**/assets/entry-client-*.js', (route) => {
        pending.push(route)
      })
      await page.goto('/custom-quote')
      await expect(page.getByText(quoteBuilder.summary.waiting)).toBeVisible()
      expect(await violations(page)).toEqual([])
      await expect.poll(() => pending.length).toBeGreaterThan(0)
      await Promise.all(pending.map((route) => route.continue()))
      await waitForHydration(page)
      await page.getByRole('button', { name: quotePresets[0]?.name }).click()
      await expect(page.getByRole('button', { name: quoteBuilder.start.undo })).toBeVisible()
      expect(await violations(page)).toEqual([])
    })

    test('axe reports nothing on the builder with a refused price, an adjusted quantity and an unfinished service', async ({
      page,
    }) => {
      await open(page, '/custom-quote')
      await page.getByRole('checkbox', { name: quoteBuilder.custom.checkbox }).check()
      await page.getByLabel(quoteBuilder.custom.price).fill('-')
      await page.getByLabel(resourceWords[resource.id].amount).fill(String(resource.max + 1))
      await proceedButton(page).click()
      await expect(page.getByText(quoteBuilder.custom.nothingStands)).toBeVisible()
      await expect(page.getByText(quoteBuilder.custom.nameMissing)).toBeVisible()
      expect(await violations(page)).toEqual([])
    })

    test('axe reports nothing on a notification without its region', async ({ page }) => {
      await open(page, '/contact')
      await page.route('**/assets/notice-region-*', () => {})
      await page.getByRole('button', { name: contact.form.submit }).click()
      await expect(page.getByRole('region', { name: layoutWords.notices })).toBeVisible()
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
  })
}

test('axe reports nothing with the menu open', async ({ page }) => {
  await page.setViewportSize(viewports.mobile)
  await open(page, '/custom-quote')
  await page.getByRole('button', { name: layoutWords.openMenu }).click()
  await expect(page.getByRole('button', { name: layoutWords.closeMenu })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('axe reports nothing with the package’s sheet open, also after a line is removed', async ({
  page,
}) => {
  await page.setViewportSize(viewports.mobile)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/custom-quote')
  const { showLines, heading, remove, undoFor } = quoteBuilder.summary
  await page.getByRole('button', { name: showLines }).click()
  const sheet = page.getByRole('dialog', { name: heading })
  await expect(sheet).toBeInViewport({ ratio: 1 })
  expect(await violations(page)).toEqual([])
  const [{ name }] = resources
  await sheet.getByRole('button', { name: remove(name) }).click()
  await expect(sheet.getByRole('button', { name: undoFor(name) })).toBeFocused()
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
