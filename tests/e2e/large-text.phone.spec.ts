import type { Page } from '@playwright/test'
import { coreServices } from '#shared/core-services.ts'
import { paths } from '#web/content/paths.ts'
import { siteMap } from '#web/content/site-map.ts'
import {
  choose,
  expect,
  open,
  overflow,
  proceedButton,
  shownTotal,
  test,
} from '#tests/support/journey.ts'
import { coveredTexts, cutWords } from '#tests/support/page-geometry.ts'

/** The browser's own setting, 16 px by default. */
async function setDefaultSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}

test('with a default text of 24 to 32 px Proceed covers neither the total nor its name', async ({
  page,
}) => {
  await open(page, paths.customQuote)
  await choose(page, coreServices[0].name)
  for (const size of [24, 28, 32]) {
    await setDefaultSize(page, size)
    for (const width of [360, 390, 412]) {
      await page.setViewportSize({ width, height: 800 })
      const total = await shownTotal(page).boundingBox()
      const button = await proceedButton(page).boundingBox()
      const isBelow = (button?.y ?? 0) >= (total?.y ?? 0) + (total?.height ?? 0)
      expect(isBelow, `${size} px at ${width} px`).toBe(true)
    }
  }
})

for (const { path } of siteMap) {
  test(`with a default text of 32 px, and at 400 %, nothing of ${path} is covered or cut`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const [size, width, height] of [
      [32, 390, 844],
      [16, 320, 256],
    ] as const) {
      await setDefaultSize(page, size)
      await page.setViewportSize({ width, height })
      expect.soft(await overflow(page), `${size} px`).toBeLessThanOrEqual(0)
      expect.soft(await coveredTexts(page), `${size} px`).toEqual([])
      expect.soft(await cutWords(page), `${size} px`).toEqual([])
    }
  })
}
