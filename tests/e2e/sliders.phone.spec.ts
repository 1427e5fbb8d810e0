import type { Locator, Page } from '@playwright/test'
import { resources } from '#shared/catalogue.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { proceedButton, shownTotal } from '#tests/support/at-builder.ts'
import { button, expect, open, test } from '#tests/support/journey.ts'
import { openBeforeScript } from '#tests/support/network.ts'

type Point = { readonly x: number; readonly y: number }

/** Fingers on the screen: each call says where they are now, and without any they are lifted. */
async function fingersOn(page: Page) {
  const touch = await page.context().newCDPSession(page)
  let before = 0
  return async (...touchPoints: Point[]) => {
    const more = touchPoints.length - before
    before = touchPoints.length
    const changed = more > 0 ? 'touchStart' : 'touchEnd'
    const type = more === 0 ? 'touchMove' : changed
    await touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
}

/** The point of a slider in the middle of the screen, a part of its track along. */
async function pointOn(slider: Locator, part: number): Promise<Point> {
  await slider.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await slider.boundingBox()
  if (!box) throw new Error('The slider is not drawn')
  return { x: box.x + part * box.width, y: box.y + box.height / 2 }
}

/** Swipes from a slider, four fifths along its track, upward, slanted and slowly: the browser scrolls the page. */
async function swipe(page: Page, slider: Locator): Promise<void> {
  for (const [sideways, step] of [
    [0, 20],
    [-0.4, 20],
    [0, 2],
  ] as const) {
    const { x, y } = await pointOn(slider, 0.8)
    const touch = await fingersOn(page)
    for (let moved = 0; moved <= 200; moved += step)
      await touch({ x: x + sideways * moved, y: y - moved })
    await touch()
  }
}

const [resource] = resources
const sliderOf = (page: Page) => page.getByRole('slider', { name: resource.label })
const keptDraft = (page: Page) => page.evaluate(() => localStorage.getItem('quoteDraft'))
const emptied = (page: Page) => page.getByText(quoteBuilder.start.emptied)

/** Opens the builder, and empties the package, of which it speaks until the next change. */
async function openEmptied(page: Page): Promise<string> {
  await open(page, paths.customQuote)
  await button(page, quoteBuilder.start.empty).click()
  await expect(emptied(page)).toBeAttached()
  return (await keptDraft(page)) ?? ''
}

test('amount and total follow the finger; draft and what is said wait for its release, and a swipe changes neither (rule 7.27)', async ({
  page,
}) => {
  const draft = await openEmptied(page)
  const expectKept = async () => {
    await expect(emptied(page)).toBeAttached()
    expect(await keptDraft(page)).toBe(draft)
  }
  const total = (await shownTotal(page).textContent()) ?? ''
  const slider = sliderOf(page)
  await swipe(page, slider)
  await expect(slider).toHaveValue('0')
  await expectKept()
  const touch = await fingersOn(page)
  await touch(await pointOn(slider, 0.1))
  await touch(await pointOn(slider, 0.8))
  await expect(shownTotal(page)).not.toHaveText(total)
  await expect(slider).not.toHaveValue('0')
  await expectKept()
  await touch()
  await expect(emptied(page)).toHaveCount(0)
  expect(await keptDraft(page)).not.toBe(draft)
})

for (const below of [0, 200]) {
  test(`two fingers, one ${below} px below a slider, order nothing, and a key does at once (rule 7.27)`, async ({
    page,
  }) => {
    const draft = await openEmptied(page)
    const slider = sliderOf(page)
    const first = await pointOn(slider, 0.6)
    const second = { x: first.x - 150, y: first.y + below }
    const touch = await fingersOn(page)
    for (const order of [
      [first, second],
      [second, first],
    ] as const) {
      await touch(order[0])
      await touch(...order)
      for (let spread = 10; spread <= 60; spread += 10) {
        await touch(...order.map(({ x, y }) => ({ x: x + (y === first.y ? spread : 0), y })))
      }
      await touch(order[1])
      await touch()
      await expect(slider).toHaveValue('0')
    }
    await expect(emptied(page)).toBeAttached()
    expect(await keptDraft(page)).toBe(draft)
    await slider.press('ArrowRight')
    await expect(slider).toHaveValue(String(resource.step))
    await expect(emptied(page)).toHaveCount(0)
  })
}

test('swiping past a slider before the script has loaded orders nothing; a first visit’s total is shown at once, while Proceed waits (rule 8.8)', async ({
  page,
}) => {
  const release = await openBeforeScript(page, paths.customQuote)
  const total = (await shownTotal(page).textContent()) ?? ''
  expect(total).toMatch(/[1-9]/)
  const waiting = page.getByText(quoteBuilder.summary.waiting)
  await expect(waiting.filter({ visible: true })).toHaveCount(0)
  await expect(proceedButton(page)).toBeDisabled()
  await swipe(page, sliderOf(page))
  await release()
  await expect(shownTotal(page)).toHaveText(total)
  await expect(proceedButton(page)).toBeEnabled()
})
