import { layoutWords } from '#web/content/layout.ts'
import { contact } from '#web/content/contact.ts'
import { loadingWords } from '#web/content/loading.ts'
import { paths } from '#web/content/paths.ts'
import { expect, labelOf, open, test } from '#tests/support/journey.ts'
import { ignoreFailedLoads, saveData } from '#tests/support/lost-files.ts'

test.afterEach(({ browserErrors }) => ignoreFailedLoads(browserErrors))

test('offline, a link of the menu ends in a notice, and goes on once the network is back', async ({
  page,
  context,
}) => {
  await saveData(page)
  await open(page, paths.home)
  await context.setOffline(true)
  await page.getByRole('button', { name: layoutWords.openMenu }).tap()
  await page
    .getByRole('banner')
    .getByRole('link', { name: labelOf(paths.contact), exact: true })
    .tap()
  const notice = page.getByRole('heading', { level: 1, name: loadingWords.notLoaded.heading })
  await expect(notice).toBeFocused()
  await expect(page.getByRole('button', { name: layoutWords.closeMenu })).toBeHidden()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: contact.heading })).toBeVisible()
  await expect(page).toHaveURL(paths.contact)
})
