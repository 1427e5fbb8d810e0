import type { Page, Route } from '@playwright/test'
import { contact } from '#web/content/contact.ts'
import { layoutWords } from '#web/content/layout.ts'
import { notices } from '#web/content/notices.ts'
import { expect, open, test } from '#tests/support/journey.ts'
import { ignoreFailedLoads } from '#tests/support/lost-files.ts'

const { title, description } = notices.contactFieldsMissing
const library = '**/assets/notice-region-*.js'

const prepare = (page: Page) => page.getByRole('button', { name: contact.form.submit }).click()
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: title })

test('offline, the first notification of a visit is shown and announced, and the page stays (rule 12.5)', async ({
  page,
  context,
  browserErrors,
}) => {
  await open(page, '/contact')
  await context.setOffline(true)
  await prepare(page)
  await expect(alert(page)).toHaveText(title + description)
  await expect(alert(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { level: 1, name: contact.heading })).toBeAttached()
  await page.keyboard.press('Alt+t')
  await expect(page.getByRole('region', { name: layoutWords.notices })).toBeFocused()
  await expect(alert(page)).toBeHidden()
  await prepare(page)
  await expect(alert(page)).toBeVisible()
  ignoreFailedLoads(browserErrors)
})

test('a notification does not wait for its region, and is there once when that arrives', async ({
  page,
}) => {
  await open(page, '/contact')
  const pending: Route[] = []
  await page.route(library, (route) => void pending.push(route))
  await prepare(page)
  await expect(alert(page)).toBeVisible()
  expect(pending).toHaveLength(1)
  await Promise.all(pending.map((route) => route.continue()))
  await expect(page.locator('[data-sonner-toast]').getByText(title)).toBeVisible()
  await expect(page.getByText(title)).toHaveCount(1)
})
