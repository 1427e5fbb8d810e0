import type { Locator, Page } from '@playwright/test'

type Point = { readonly x: number; readonly y: number }

/** Fingers on the screen: each call says where they are now, and without any they are lifted. */
export async function fingersOn(page: Page) {
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
export async function pointOn(slider: Locator, part: number): Promise<Point> {
  await slider.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await slider.boundingBox()
  if (!box) throw new Error('The slider is not drawn')
  return { x: box.x + part * box.width, y: box.y + box.height / 2 }
}

/** Swipes upward with a finger from a slider, four fifths along its track: the browser scrolls the page. */
export async function swipe(page: Page, slider: Locator, sideways: number, step: number) {
  const { x, y } = await pointOn(slider, 0.8)
  const touch = await fingersOn(page)
  for (let moved = 0; moved <= 200; moved += step) {
    await touch({ x: x + sideways * moved, y: y - moved })
  }
  await touch()
}
