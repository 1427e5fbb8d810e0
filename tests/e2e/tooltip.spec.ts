import { resources } from '#shared/catalogue.ts'
import { paths } from '#web/content/paths.ts'
import { resourceCopy } from '#web/content/catalogue-copy.ts'
import { button, expect, open, test } from '#tests/support/journey.ts'

test.use({ hasTouch: true })

test('a tooltip names an icon button after 700 ms and on keyboard focus, not after a tap, and closes on Escape wherever the focus is (rule 12.3)', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, paths.customQuote)
  // Otherwise a busy machine would take the 700 ms for what follows.
  await page.clock.pauseAt(Date.now() + 60_000)
  const label = resourceCopy[resources[0].id].more
  const more = button(page, label)
  const tooltip = page.getByRole('main').getByRole('tooltip', { name: label })
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.move(0, 0)]) {
    await page.mouse.move(0, 0)
    await more.hover()
    await page.clock.runFor(650)
    await expect(tooltip).toHaveCount(0)
    await page.clock.runFor(100)
    await expect(tooltip).toBeVisible()
    await close()
    await page.clock.runFor(750)
    await expect(tooltip).toHaveCount(0)
  }

  await more.tap()
  await expect(more).toBeFocused()
  await page.clock.runFor(750)
  await expect(tooltip).toHaveCount(0)
  // No stop of the Tab key (rule 7.10), but a screen reader's keys lead to it.
  await page.keyboard.press('Tab')
  await more.focus()
  await page.clock.runFor(750)
  await expect(tooltip).toBeVisible()
})
