import type { Page } from '@playwright/test'
import { layoutCopy } from '#web/content/layout.ts'
import { paths } from '#web/content/paths.ts'
import { expectAccessible } from '#tests/support/axe.ts'
import { button, expect, isHydrated, menuLink, test } from '#tests/support/journey.ts'

const openButton = (page: Page) => button(page, layoutCopy.openMenu)
const closeButton = (page: Page) => button(page, layoutCopy.closeMenu)

test('the menu opens, and closes by its button, by Escape, when the focus leaves it and when a link is chosen, without the application (rule 2.3)', async ({
  page,
}) => {
  await page.goto(paths.about)
  await openButton(page).tap()
  await expect(closeButton(page)).toBeFocused()
  await expectAccessible(page)
  await closeButton(page).tap()
  await expect(closeButton(page)).toBeHidden()
  await expect(openButton(page)).toBeFocused()
  await openButton(page).press('Enter')
  await page.keyboard.press('Escape')
  await expect(closeButton(page)).toBeHidden()
  await openButton(page).press('Enter')
  await page.getByRole('banner').getByRole('link', { name: layoutCopy.quoteButton }).focus()
  await page.keyboard.press('Tab')
  await expect(closeButton(page)).toBeHidden()
  await openButton(page).tap()
  expect(await isHydrated(page)).toBe(false)
  await menuLink(page, paths.pricing).tap()
  await expect(page).toHaveURL(paths.pricing)
  await page.goBack()
  await expect(closeButton(page)).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens and closes, and its links work', async ({ page }) => {
    await page.goto(paths.about)
    await openButton(page).tap()
    await closeButton(page).tap()
    await expect(closeButton(page)).toBeHidden()
    await openButton(page).tap()
    await menuLink(page, paths.pricing).tap()
    await expect(page).toHaveURL(paths.pricing)
  })
})
