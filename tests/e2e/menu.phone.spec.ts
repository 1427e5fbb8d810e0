import { layoutCopy } from '#web/content/layout.ts'
import { paths } from '#web/content/paths.ts'
import { expect, labelOf, open, test } from '#tests/support/journey.ts'

const openMenu = { name: layoutCopy.openMenu }
const closeMenu = { name: layoutCopy.closeMenu }
const pricing = { name: labelOf(paths.pricing), exact: true }

test('the menu opens, closes with its button, and closes when a link is chosen', async ({
  page,
}) => {
  await open(page, '/about')
  await page.getByRole('button', openMenu).tap()
  await expect(page.getByRole('button', closeMenu)).toBeFocused()
  await page.getByRole('button', closeMenu).tap()
  await expect(page.getByRole('button', closeMenu)).toBeHidden()
  await expect(page.getByRole('button', openMenu)).toBeFocused()
  await page.getByRole('button', openMenu).tap()
  await page.getByRole('banner').getByRole('link', pricing).tap()
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByRole('button', closeMenu)).toBeHidden()
})

test('Escape closes the menu, and so does moving the focus out of it', async ({ page }) => {
  await open(page, '/about')
  await page.getByRole('button', openMenu).press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', closeMenu)).toBeHidden()
  await page.getByRole('button', openMenu).press('Enter')
  await page.getByRole('banner').getByRole('link', { name: layoutCopy.quoteButton }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', closeMenu)).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens and closes, and its links work', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('button', openMenu).tap()
    await expect(page.getByRole('banner').getByRole('link', pricing)).toBeVisible()
    await page.getByRole('button', closeMenu).tap()
    await expect(page.getByRole('button', closeMenu)).toBeHidden()
    await page.getByRole('button', openMenu).tap()
    await page.getByRole('banner').getByRole('link', pricing).tap()
    await expect(page).toHaveURL('/pricing')
  })
})
