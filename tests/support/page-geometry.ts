import type { Page } from '@playwright/test'
import { idle } from './journey.ts'

/** What holds words on every page. */
const wordy =
  'header a, main :is(h1, h2, h3, p, dt, dd, li:not(:has(> button)), a, aside, button, input), main li > :is(span, b), footer a'

/** The elements whose words are wider than they are. */
export const cutWords = (page: Page) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility() && element.clientWidth > 0)
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    wordy,
  )

type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom' | 'height', number>>

/** A shown text, the number of its section, and its boxes, one a line. */
type ShownText = {
  readonly text: string
  readonly section: number
  readonly isInFooter: boolean
  readonly boxes: readonly Box[]
}

const shownTexts = (page: Page): Promise<readonly ShownText[]> =>
  page.evaluate(() => {
    const sections = 'section, li, aside, form, nav, footer, [data-keep-clear]'
    const roots = [...document.querySelectorAll(sections)]
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: ShownText[] = []
    while (nodes.nextNode()) {
      const { textContent, parentElement: parent } = nodes.currentNode
      if (!parent?.checkVisibility() || parent.closest('svg, figure')) continue
      const range = document.createRange()
      range.selectNodeContents(nodes.currentNode)
      const root = parent.closest(sections)
      texts.push({
        text: textContent?.trim() ?? '',
        section: root ? roots.indexOf(root) : -1,
        isInFooter: root?.matches('footer') ?? false,
        boxes: [...range.getClientRects()]
          .filter(({ width }) => width > 1)
          .map(({ left, right, top, bottom, height }) => ({ left, right, top, bottom, height })),
      })
    }
    return texts
  })

const overlap = (one: Box, other: Box) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > one.height / 2

/** The texts that another one of their section covers. */
export async function coveredTexts(page: Page): Promise<readonly string[]> {
  const texts = await shownTexts(page)
  return texts
    .filter(({ section, boxes }, index) =>
      texts
        .slice(index + 1)
        .some(
          (it) =>
            it.section === section &&
            it.boxes.some((box) => boxes.some((own) => overlap(own, box))),
        ),
    )
    .map(({ text }) => text)
}

/** The email addresses of the footer that are broken inside a word. */
export async function brokenAddresses(page: Page): Promise<readonly string[]> {
  const texts = await shownTexts(page)
  return texts
    .filter(({ isInFooter, text, boxes }) => isInFooter && text.includes('@') && boxes.length > 1)
    .map(({ text }) => text)
}

/** Names of headings and links that lack a visible space in the accessibility tree. */
export async function gluedNames(page: Page): Promise<readonly string[]> {
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

export const setTextSize = (page: Page, percent: number) =>
  page.evaluate(addStyle, `html { font-size: ${percent}% }`)

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
