import { layoutWords } from '#web/content/layout.ts'
import { siteMap } from '#web/content/site-map.ts'
import { expect, test } from '#tests/support/journey.ts'

/** Words that are wider than the element that holds them. */
const cutWords = () =>
  [
    ...document.querySelectorAll(
      'header a, main :is(h1, h2, h3, p, dt, dd, li:not(:has(> button)), a, aside, button, input), main li > :is(span, b), footer a',
    ),
  ]
    .filter((element) => element.checkVisibility() && element.clientWidth > 0)
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ outerHTML }) => outerHTML.slice(0, 120))

const pages = siteMap.filter(({ isPrivate }) => !isPrivate)

for (const { path } of pages) {
  test(`with text at 200 %, ${path} fits a laptop’s screen`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('html { font-size: 200% }')
      document.adoptedStyleSheets = [sheet]
    })
    await expect(page.getByRole('button', { name: layoutWords.openMenu })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
    expect(await page.evaluate(cutWords)).toEqual([])
  })
}
