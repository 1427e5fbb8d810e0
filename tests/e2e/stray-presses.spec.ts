import type { Page } from '@playwright/test'
import { resourceCopy } from '#web/content/catalogue-copy.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { contact } from '#web/content/contact.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { field, payButton } from '#tests/support/at-checkout.ts'
import { proceedButton, saveEarlierQuote } from '#tests/support/at-builder.ts'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { emptySelection } from '#shared/quote.ts'
import {
  button,
  expect,
  heading,
  idle,
  open,
  shownNotifications,
  test,
} from '#tests/support/journey.ts'

const { fields } = contact.form

for (const bottom of [645, 800]) {
  test(`the second click of a double click presses nothing that has moved under it: at ${bottom} px (rule 1.15)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, paths.contact)
    for (const [name, text] of [
      [fields.name, 'Wanjiru'],
      [fields.email, 'wanjiru@acme.example'],
      [fields.message, 'Gate B'],
    ] as const) {
      await page.getByRole('textbox', { name }).fill(text)
    }
    const prepare = button(page, contact.form.submit)
    await prepare.evaluate((it, at) => {
      scrollBy({ top: it.getBoundingClientRect().bottom - at, behavior: 'instant' })
    }, bottom)
    await prepare.dblclick()
    await expect(page.getByRole('heading', { name: contact.ready.heading })).toBeVisible()
    await expect(page).toHaveURL(paths.contact)
  })
}

test('a press of Proceed counts where it began, though the typed quantity adds a line, which moves the button (rule 1.15)', async ({
  page,
}) => {
  const [resource] = resources
  await open(page, paths.customQuote)
  await button(page, quoteBuilder.start.empty).click()
  await page.getByLabel(resourceCopy[resource.id].amount).fill(String(resource.max))
  await proceedButton(page).hover()
  await page.mouse.down()
  const remove = button(page, quoteBuilder.summary.remove(resource.name))
  await expect(remove.filter({ visible: true })).toBeVisible()
  await page.mouse.up()
  await expect(heading(page, checkoutCopy.heading)).toBeVisible()
})

test('a quote link whose "#" another program has encoded opens its page (rule 14.1)', async ({
  page,
  browserErrors,
}) => {
  await page.goto(`${paths.customQuote}%23q=no-quote`)
  await expect(heading(page, quoteBuilder.heading)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(paths.customQuote))
  browserErrors.length = 0
})

/** Presses Tab through the page, past a notification that stays. */
async function expectUncovered(page: Page, stops: number): Promise<void> {
  await expect(shownNotifications(page)).toHaveCount(1)
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    await idle(page)
    const notice = await shownNotifications(page).first().boundingBox()
    const focused = await page.locator(':focus').boundingBox()
    if (!notice || !focused) break
    const isBeside = focused.x >= notice.x + notice.width || focused.x + focused.width <= notice.x
    if (!isBeside) expect(focused.y + focused.height).toBeLessThanOrEqual(notice.y)
  }
}

for (const [width, height] of [
  [1280, 600],
  [844, 390],
] as const) {
  test(`at ${width} × ${height} px a notification covers nothing that has the focus (rule 12.4)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const [{ id }] = fixedItems
    await saveEarlierQuote(page, { ...emptySelection, fixedItems: [id] })
    await open(page, paths.checkout)
    await payButton(page).click()
    await field(page, 'fullName').focus()
    await expectUncovered(page, 14)
  })
}

test('beside the builder’s package, too (rule 12.4)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.addInitScript(() => localStorage.setItem('quoteDraft', '{}'))
  await open(page, paths.customQuote)
  await page.getByRole('checkbox').first().focus()
  await expectUncovered(page, 30)
})
