import type { Page } from '@playwright/test'
import { resources } from '#shared/catalogue.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { shownTotal } from '#tests/support/at-builder.ts'
import { button, expect, open, test } from '#tests/support/journey.ts'
import { fingersOn, pointOn, swipe } from '#tests/support/touch.ts'

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
  await swipe(page, slider, 0, 20)
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
