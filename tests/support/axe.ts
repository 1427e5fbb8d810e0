import axe from 'axe-core'
import type { Page } from '@playwright/test'
import { expect, idle } from './journey.ts'
import { viewports } from './browser.ts'

/** The violations that axe reports, as "rule: element": WCAG 2.2 AA and axe's best practices. */
async function violations(page: Page): Promise<unknown> {
  await page.evaluate(axe.source)
  // Elements that depend on the width may be drawn a frame later.
  await idle(page)
  return page.evaluate(`axe.run().then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`)
}

/** Expects that axe finds nothing: dark on a phone, and light on the test's own screen, which the page keeps. */
export async function expectAccessible(page: Page): Promise<void> {
  // During the change of schemes, colours have the contrast of neither.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  const own = page.viewportSize() ?? viewports.desktop
  for (const [colorScheme, size] of [
    ['dark', viewports.mobile],
    ['light', own],
  ] as const) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect.soft(await violations(page), `${colorScheme}, ${size.width} px`).toEqual([])
  }
}
