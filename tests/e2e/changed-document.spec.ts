import type { Page } from '@playwright/test'
import { paths } from '#web/content/paths.ts'
import { openBeforeScript, saveEarlierQuote } from '#tests/support/earlier-visit.ts'
import {
  expect,
  fillInDetails,
  goToProvider,
  packageSelection,
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

test('a checkout that was changed before the scripts ran is drawn anew: it still sells, and has its logo', async ({
  page,
  browserErrors,
}) => {
  await saveEarlierQuote(page, packageSelection)
  const release = await openBeforeScript(page, paths.checkout)
  await translate(page)
  await decorateFields(page)
  await release()
  await expect.poll(() => browserErrors.length).toBeGreaterThan(0)
  expect(browserErrors.splice(0)).toEqual([expect.stringContaining('Minified React error #418')])
  const logo = page.getByRole('banner').locator('use').first()
  await expect.poll(async () => (await logo.boundingBox())?.width).toBeGreaterThan(10)
  await fillInDetails(page)
  await goToProvider(page)
})
