import type { Page, Route } from '@playwright/test'
import { paths } from '#web/content/paths.ts'
import { siteMap } from '#web/content/site-map.ts'
import { expectAccessible } from '#tests/support/axe.ts'
import { expect, idle, overflow, shiftsOf, test, waitForHydration } from '#tests/support/journey.ts'
import { viewports } from '#tests/support/viewports.ts'

test.use({ reducedMotion: 'reduce' })

/** Words that are wider than their element. */
const cutWords = () =>
  [
    ...document.querySelectorAll(
      'header a, main :is(h1, h2, h3, p, dt, dd, li:not(:has(> button)), a, aside, button, input), main li > :is(span, b), footer a',
    ),
  ]
    .filter((element) => element.checkVisibility() && element.clientWidth > 0)
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ outerHTML }) => outerHTML.slice(0, 120))

/** Names of headings and links that lack a visible space in the accessibility tree. */
async function gluedNames(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const shown = (await page.locator('body').innerText()).replace(/\s+/g, ' ')
  const names = nodes
    .filter(({ role }) => ['heading', 'link'].includes(String(role?.value)))
    .map(({ name }) => String(name?.value).replace(/\s+/g, ' ').trim())
  return names.filter(
    (name) => !shown.includes(name) && shown.replaceAll(' ', '').includes(name.replaceAll(' ', '')),
  )
}

function addStyle(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

const textSize = (percent: number) => `html { font-size: ${percent}% }`

/** The spacing of WCAG 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** Overlapping texts of a section, and email addresses in the footer that are broken inside a word. */
function lostTexts(): string[] {
  const sections = 'section, li, aside, form, nav, footer, [data-keep-clear]'
  const shown = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: { text: string; root: Element | null; boxes: readonly DOMRect[] }[] = []
  while (shown.nextNode()) {
    const { textContent, parentElement: parent } = shown.currentNode
    if (!parent?.checkVisibility() || parent.closest('svg, figure')) continue
    const range = document.createRange()
    range.selectNodeContents(shown.currentNode)
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1)
    texts.push({ text: textContent?.trim() ?? '', root: parent.closest(sections), boxes })
  }
  const covered = texts.filter(({ root, boxes }, index) =>
    texts
      .slice(index + 1)
      .some(
        (it) =>
          it.root === root &&
          it.boxes.some((box) =>
            boxes.some(
              (own) =>
                Math.min(own.right, box.right) - Math.max(own.left, box.left) > 2 &&
                Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top) > own.height / 2,
            ),
          ),
      ),
  )
  const broken = texts.filter(
    ({ root, text, boxes }) => root?.matches('footer') && text.includes('@') && boxes.length > 1,
  )
  return [...covered, ...broken].map(({ text }) => text)
}

/** The background colours that would be printed. */
const darkBackgrounds = () =>
  Array.from(
    document.querySelectorAll('main *'),
    (element) => getComputedStyle(element).backgroundColor,
  ).filter((colour) => !/, 0\)$|255, 255, 255/.test(colour))

// Without a quote the checkout redirects; it has its own journeys.
const pages = siteMap.map(({ path }) => path).filter((path) => path !== paths.checkout)

for (const path of [...pages, '/no/such-page']) {
  test(`${path} loads without errors or shifts, is accessible, fits every width, and prints`, async ({
    page,
  }) => {
    // Both fonts arrive last, and must not move text while it is being read (rule 1.8).
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
    expect.soft(await gluedNames(page)).toEqual([])

    await page.evaluate(addStyle, textSize(200))
    expect.soft(await overflow(page), 'with text at 200 %').toBe(0)
    expect.soft(await page.evaluate(cutWords), 'with text at 200 %').toEqual([])
    await page.setViewportSize(viewports.mobile)
    expect.soft(await overflow(page), 'on a phone with text at 200 %').toBe(0)
    await page.evaluate(addStyle, textSize(100))
    for (const size of [viewports.mobile, { width: 320, height: 640 }]) {
      await page.setViewportSize(size)
      expect.soft(await overflow(page), `at ${size.width} px`).toBe(0)
      expect.soft(await page.evaluate(lostTexts), `at ${size.width} px`).toEqual([])
    }
    await page.evaluate(addStyle, textSpacing)
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 640 })
      expect.soft(await overflow(page), `spaced, at ${width} px`).toBe(0)
      expect.soft(await page.evaluate(cutWords), `spaced, at ${width} px`).toEqual([])
      expect.soft(await page.evaluate(lostTexts), `spaced, at ${width} px`).toEqual([])
    }

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await idle(page)
    expect.soft(await page.evaluate(darkBackgrounds), 'printed backgrounds').toEqual([])
  })
}
