import type { Page } from '@playwright/test'
import { customPriceBounds } from '#shared/catalogue.ts'
import { initialSelection, priceSelection } from '#shared/quote.ts'
import { paths } from '#web/content/paths.ts'
import { siteMap } from '#web/content/site-map.ts'
import { quoteLink } from '#web/quote/keep/quote-link.ts'
import { expectAccessible } from '#tests/support/axe.ts'
import { holdBack, openBeforeScript } from '#tests/support/network.ts'
import {
  expect,
  idle,
  overflow,
  shiftsOf,
  test,
  waitForHydration,
  cutWords,
  lineCounts,
} from '#tests/support/journey.ts'
import { translate } from '#tests/support/translation.ts'
import { viewports } from '#tests/support/browser.ts'

test.use({ reducedMotion: 'reduce' })

/** The texts that another one of their section covers: two of their lines overlap by more than half of one's height. */
const coveredTexts = (page: Page) =>
  page.evaluate(() => {
    const sections = 'section, li, aside, form, nav, footer, div:has(> [aria-haspopup=dialog])'
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const lines: { readonly node: Node; readonly section: unknown; readonly box: DOMRect }[] = []
    while (nodes.nextNode()) {
      const { currentNode: node } = nodes
      const { parentElement: parent } = node
      if (!parent?.checkVisibility() || parent.closest('svg, figure')) continue
      // Only heard.
      if (parent.offsetWidth === 1) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1)
      lines.push(...boxes.map((box) => ({ node, section: parent.closest(sections), box })))
    }
    const covered = lines.filter(({ node, section, box }, index) =>
      lines
        .slice(index + 1)
        .some(
          (it) =>
            it.node !== node &&
            it.section === section &&
            Math.min(box.right, it.box.right) - Math.max(box.left, it.box.left) > 2 &&
            Math.min(box.bottom, it.box.bottom) - Math.max(box.top, it.box.top) > box.height / 2,
        ),
    )
    return covered.map(({ node }) => node.textContent)
  })

function addStyle(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

const setTextSize = (page: Page, percent: number) =>
  page.evaluate(addStyle, `html { font-size: ${percent}% }`)

/** Sets the browser's own text size, 16 px by default, which media queries in em know. */
async function setDefaultSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}

/** The spacing of WCAG 1.4.12. */
const spaceText = (page: Page) =>
  page.evaluate(
    addStyle,
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  )

/** The dark background colours that a print would have. */
async function printedBackgrounds(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await idle(page)
  const colours = await page.evaluate(() =>
    Array.from(
      document.querySelectorAll('main *'),
      (element) => getComputedStyle(element).backgroundColor,
    ),
  )
  return colours.filter((colour) => !/, 0\)$|255, 255, 255/.test(colour))
}

const narrow = { width: 320, height: 640 }

// Without a quote the checkout redirects; it has its own journeys.
const pages = siteMap.map(({ path }) => path).filter((path) => path !== paths.checkout)

// With a name in a script of the other direction.
const custom = { selected: true, name: 'غرفة التبريد', price: customPriceBounds.min }
const link = quoteLink(priceSelection({ ...initialSelection, custom }), '')

for (const path of [...pages, link, '/no/such-page']) {
  test(`${path.replace(/=.*/, '')} does not move while its fonts arrive (rule 1.8), is accessible, fits every width, text size and spacing, prints, and can be translated (rule 1.11)`, async ({
    page,
  }) => {
    const release = await holdBack(page, /\.woff2$/, 2)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const whileArriving = await shiftsOf(page)
    await waitForHydration(page)
    await release()
    await page.waitForFunction(() => document.fonts.status === 'loaded')
    expect.soft((await shiftsOf(page)) - whileArriving, 'shifts').toBeLessThan(0.01)

    await expectAccessible(page)

    // On a phone the table of the plans is folded.
    if (path === paths.pricing)
      await page.locator('details').evaluateAll((all) => {
        for (const each of all) each.setAttribute('open', '')
      })
    await setTextSize(page, 200)
    expect.soft(await overflow(page), 'with text at 200 %').toBe(0)
    expect.soft(await cutWords(page), 'with text at 200 %').toEqual([])
    await page.setViewportSize(viewports.mobile)
    expect.soft(await overflow(page), 'on a phone with text at 200 %').toBe(0)
    await setTextSize(page, 100)
    await setDefaultSize(page, 32)
    expect.soft(await overflow(page), 'with a default text of 32 px').toBe(0)
    expect.soft(await coveredTexts(page), 'with a default text of 32 px').toEqual([])
    expect.soft(await cutWords(page), 'with a default text of 32 px').toEqual([])
    await setDefaultSize(page, 16)

    const addresses = page.locator('footer a[href^="mailto:"] bdi')
    for (const size of [viewports.mobile, narrow]) {
      await page.setViewportSize(size)
      expect.soft(await overflow(page), `at ${size.width} px`).toBe(0)
      expect.soft(await coveredTexts(page), `at ${size.width} px`).toEqual([])
      expect.soft(new Set(await lineCounts(addresses)), `at ${size.width} px`).toEqual(new Set([1]))
    }
    await spaceText(page)
    expect.soft(await overflow(page), 'spaced').toBe(0)
    expect.soft(await cutWords(page), 'spaced').toEqual([])
    expect.soft(await coveredTexts(page), 'spaced').toEqual([])

    expect.soft(await printedBackgrounds(page)).toEqual([])

    // The fixture reports texts that change beside others, and React's errors about replaced ones.
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(translate)
    const controls = page.locator('main').locator('button:not([data-leads-to]), input, summary')
    for (let index = 0; index < (await controls.count()); index += 1) {
      await controls.nth(index).evaluate((control: HTMLElement) => control.click())
      await idle(page)
    }
    expect(await page.locator('main font').count()).toBeGreaterThan(0)
  })
}

/** Runs in a page: writes it anew in pieces, as it arrives on a slow network, and returns the sum of the layout shifts. */
async function writeInPieces(): Promise<number> {
  let sum = 0
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
  })
  const page = await (await fetch(location.href)).text()
  let written = page.indexOf('<main')
  document.open()
  document.write(page.slice(0, written))
  observer.observe({ type: 'layout-shift' })
  for (; written < page.length; written += 1_000) {
    document.write(page.slice(written, written + 1_000))
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }
  document.close()
  return sum
}

// One page of each kind: the other services and policies are laid out alike.
const kinds = new Map(siteMap.toReversed().map(({ page, path }) => [page, path]))

test.describe(() => {
  // The site's policy lets no script write a document.
  test.use({ bypassCSP: true, reducedMotion: 'no-preference' })

  for (const path of [...kinds.values(), '/no/such-page'])
    test(`${path} does not move while its document arrives in pieces (rule 1.8)`, async ({
      page,
    }) => {
      for (const viewport of [viewports.desktop, viewports.mobile]) {
        await page.setViewportSize(viewport)
        await openBeforeScript(page, path)
        // The footer of a page shorter than the window moves a little.
        expect.soft(await page.evaluate(writeInPieces)).toBeLessThan(0.05)
      }
    })
})
