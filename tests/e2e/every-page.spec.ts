import type { Route } from '@playwright/test'
import { paths } from '#web/content/paths.ts'
import { siteMap } from '#web/content/site-map.ts'
import { expectAccessible } from '#tests/support/axe.ts'
import { expect, idle, overflow, shiftsOf, test, waitForHydration } from '#tests/support/journey.ts'
import { viewports } from '#tests/support/viewports.ts'

test.use({ reducedMotion: 'reduce' })

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

function setTextSize(percent: number): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`html { font-size: ${percent}% }`)
  document.adoptedStyleSheets.push(sheet)
}

/** The colours of backgrounds that would be printed. */
const darkBackgrounds = () =>
  Array.from(
    document.querySelectorAll('main *'),
    (element) => getComputedStyle(element).backgroundColor,
  ).filter((colour) => !/, 0\)$|255, 255, 255/.test(colour))

// The checkout leads on without a quote, and has its own journeys.
const pages = siteMap.map(({ path }) => path).filter((path) => path !== paths.checkout)

for (const path of [...pages, '/no/such-page']) {
  test(`${path} loads without errors or shifts, is accessible, fits every width, and prints`, async ({
    page,
  }) => {
    // Both fonts arrive last, and must not move the text that is being read (rule 1.8).
    const fonts: Route[] = []
    await page.route(/\.woff2$/, (route) => void fonts.push(route))
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await waitForHydration(page)
    await expect.poll(() => fonts).toHaveLength(2)
    for (const font of fonts) await font.continue()
    await page.waitForFunction(() => document.fonts.status === 'loaded')
    expect.soft(await shiftsOf(page), 'layout shifts').toBeLessThan(0.01)
    await page.unrouteAll()

    await expectAccessible(page)

    await page.evaluate(setTextSize, 200)
    expect.soft(await overflow(page), 'with text at 200 %').toBe(0)
    expect.soft(await page.evaluate(cutWords), 'with text at 200 %').toEqual([])
    await page.setViewportSize(viewports.mobile)
    expect.soft(await overflow(page), 'on a phone with text at 200 %').toBe(0)
    await page.evaluate(setTextSize, 100)
    for (const size of [viewports.mobile, { width: 320, height: 640 }]) {
      await page.setViewportSize(size)
      expect.soft(await overflow(page), `at ${size.width} px`).toBe(0)
    }

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await idle(page)
    expect.soft(await page.evaluate(darkBackgrounds), 'printed backgrounds').toEqual([])
  })
}
