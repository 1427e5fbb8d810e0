import axe from 'axe-core'
import { expect, type Page } from '@playwright/test'
import { viewports } from './viewports.ts'

/**
 * Waits until every colour has arrived: on its way it has the contrast of neither end. Even with reduced motion that takes
 * some frames, because an inherited colour sets out anew at each level.
 */
export async function waitForColours(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let running: readonly Animation[]
    do {
      // Until the next frame, a change of the scheme or the width may not have begun.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      running = document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Infinity)
        .filter(({ playState }) => playState === 'running')
      await Promise.allSettled(running.map(({ finished }) => finished))
    } while (running.length > 0)
  })
}

/** The violations that axe reports, as "rule: element": WCAG 2.2 AA and axe's best practices. */
async function violations(page: Page): Promise<unknown> {
  await page.evaluate(axe.source)
  await waitForColours(page)
  return page.evaluate(`axe.run().then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`)
}

/** Expects that axe finds nothing: dark on a phone, and light on the test's own screen, which the page keeps. */
export async function expectAccessible(page: Page): Promise<void> {
  // On its way to the other scheme a colour has the contrast of neither.
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
