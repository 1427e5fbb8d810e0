import { checkoutPath } from '#shared/addresses.ts'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { resourceCopy } from '#web/content/catalogue-copy.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { contact } from '#web/content/contact.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { expectAccessible } from '#tests/support/axe.ts'
import { buildPackage, proceedButton, shownDue } from '#tests/support/at-builder.ts'
import { expectOver, fillInDetails, payAtProvider, payButton } from '#tests/support/at-checkout.ts'
import { button, expect, heading, open, test } from '#tests/support/journey.ts'
import { holdBack } from '#tests/support/network.ts'

const [, other] = fixedItems
const [resource] = resources
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

test('a tab follows what another one saves (rule 8.4); of two that press Pay at once, only the page of whichever was last can be paid (rule 10.17)', async ({
  page,
  context,
}) => {
  await buildPackage(page)
  await fillInDetails(page)
  const tab = await context.newPage()
  await open(tab, `${paths.customQuote}?add=${other.id}`)
  const total = await shownDue(tab)
  await proceedButton(tab).click()
  await expect(page.getByText(notices.quoteChangedElsewhere.title)).toBeVisible()
  await expect(payButton(page, total)).toBeVisible()
  await fillInDetails(tab)
  const release = await holdBack(page, `**${checkoutPath}`)
  const releaseOther = await holdBack(tab, `**${checkoutPath}`)
  await payButton(page).click()
  await expect(button(page, checkoutCopy.processing)).toBeVisible()
  await payButton(tab).click()
  await expect(tab.getByText(checkoutCopy.otherPage.opening)).toBeVisible()
  await expectAccessible(tab)
  await release()
  await expect(button(page, 'Decline')).toBeVisible()
  await releaseOther()
  await expect(button(tab, 'Decline')).toBeVisible()
  await expectOver(page, page.url())
  await payAtProvider(tab)
  await expect(tab.getByText(total).first()).toBeVisible()
})
