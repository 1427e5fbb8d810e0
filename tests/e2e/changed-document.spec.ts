import type { Page } from '@playwright/test'
import { contact } from '#web/content/contact.ts'
import { paths } from '#web/content/paths.ts'
import { openBeforeScript, saveEarlierQuote } from '#tests/support/earlier-visit.ts'
import {
  expect,
  expectBrowserError,
  fillInDetails,
  goToProvider,
  labelOf,
  packageLines,
  packageSubtotal,
  shownTotal,
  test,
} from '#tests/support/journey.ts'

/** What a browser's translation does to a text. */
async function translate(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.replaceChildren(
      Object.assign(document.createElement('font'), { textContent: 'Ukurasa' }),
    )
  })
}

/** What a password manager does to a form. */
async function decorateFields(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const input of document.querySelectorAll('input')) {
      input.before(document.createElement('div'))
    }
  })
}

/** Opens a page with a saved package, changes its document before the scripts run, and waits until React has drawn it anew. */
async function openChanged(
  { page, browserErrors }: { readonly page: Page; readonly browserErrors: string[] },
  path: string,
  change: (page: Page) => Promise<void>,
): Promise<void> {
  await saveEarlierQuote(page, packageLines)
  const release = await openBeforeScript(page, path)
  await change(page)
  await release()
  await expect.poll(() => browserErrors.length).toBeGreaterThan(0)
  expectBrowserError(browserErrors, /Minified React error #418/)
}

test('a checkout that a password manager changed before the scripts ran still sells, and has its logo', async ({
  page,
  browserErrors,
}) => {
  await openChanged({ page, browserErrors }, paths.checkout, decorateFields)
  const logo = page.getByRole('banner').locator('use').first()
  await expect.poll(async () => (await logo.boundingBox())?.width).toBeGreaterThan(10)
  await fillInDetails(page)
  await goToProvider(page)
})

test('a builder that the browser translated before the scripts ran keeps the saved quote and leads on', async ({
  page,
  browserErrors,
}) => {
  await openChanged({ page, browserErrors }, paths.customQuote, translate)
  await expect(shownTotal(page)).toHaveText(packageSubtotal)
  const link = page.getByRole('banner').getByRole('link', { name: labelOf(paths.contact) })
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: contact.heading })).toBeVisible()
})
