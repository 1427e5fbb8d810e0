import type { Locator, Page } from '@playwright/test'
import { idle } from './journey.ts'

/** What holds words on every page. */
const wordy =
  'header a, main :is(h1, h2, h3, p, dt, dd, li:not(:has(> button)), a, aside, button, input), main li > :is(span, b), footer a'

/** The elements whose words are wider than they are: by default of the whole page. */
export const cutWords = (page: Page, elements: Locator = page.locator(wordy)) =>
  elements.evaluateAll((found) =>
    found
      .filter((element) => element.checkVisibility() && element.clientWidth > 0)
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  )

/** On how many lines the text of each of these elements stands. */
export const lineCounts = (elements: Locator) =>
  elements.evaluateAll((found) =>
    found.map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom))).size
    }),
  )

/** The texts that another one of their section covers: two of their lines overlap by more than half of one's height. */
export const coveredTexts = (page: Page) =>
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

export const setTextSize = (page: Page, percent: number) =>
  page.evaluate(addStyle, `html { font-size: ${percent}% }`)

/** Sets the browser's own text size, 16 px by default, which media queries in em know. */
export async function setDefaultSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}

/** The spacing of WCAG 1.4.12. */
export const spaceText = (page: Page) =>
  page.evaluate(
    addStyle,
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  )

/** The dark background colours that a print would have. */
export async function printedBackgrounds(page: Page): Promise<readonly string[]> {
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
