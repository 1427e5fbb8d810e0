import type { Page } from '@playwright/test'
import { contact } from '#web/content/contact.ts'
import { layoutCopy } from '#web/content/layout.ts'
import { notices } from '#web/content/notices.ts'
import { expect, open, test } from '#tests/support/journey.ts'
import { ignoreFailedLoads } from '#tests/support/lost-files.ts'
import { viewports } from '#tests/support/viewports.ts'

const { title, description } = notices.contactFieldsMissing

const prepare = (page: Page) => page.getByRole('button', { name: contact.form.submit }).click()
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: title })

for (const [device, viewport] of Object.entries(viewports)) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

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
      await alert(page).getByRole('button', { name: layoutCopy.closeNotice }).click()
      await expect(alert(page)).toHaveCount(0)
      await prepare(page)
      await expect(alert(page)).toBeVisible()
      ignoreFailedLoads(browserErrors)
    })
  })
}
