import type { Page } from '@playwright/test'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { contact } from '#web/content/contact.ts'
import { layoutCopy } from '#web/content/layout.ts'
import { legalPages } from '#web/content/legal/legal-pages.ts'
import { loadingCopy } from '#web/content/loading.ts'
import { paths } from '#web/content/paths.ts'
import { paymentFailed, paymentSuccess } from '#web/content/payment-result.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { quoteBuilder, resourceCopy } from '#web/content/quote-builder.ts'
import { quotePresets } from '#web/content/quote-presets.ts'
import { sendQuote } from '#web/content/quote-message.ts'
import { sharedQuote } from '#web/content/shared-quote.ts'
import { quoteLink } from '#web/quote/link/quote-link.ts'
import { violations, violationsInEachScheme } from '#tests/support/axe.ts'
import { openBeforeScript } from '#tests/support/earlier-visit.ts'
import {
  buildPackage,
  expect,
  fillInCustomService,
  fillInDetails,
  goToProvider,
  open,
  packageLines,
  payButton,
  proceedButton,
  test,
  shownNotifications,
} from '#tests/support/journey.ts'
import { ignoreFailedLoads, saveData } from '#tests/support/lost-files.ts'
import { viewports } from '#tests/support/viewports.ts'

// The states that pages do not begin in; every-page.spec.ts has their beginnings.
test.use({ reducedMotion: 'reduce' })

// In a hidden tab notifications don't time out.
test.beforeEach(({ context }) =>
  context.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true })),
)

const toast = (page: Page) => shownNotifications(page).first()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const expectAccessible = async (page: Page) =>
  expect(await violationsInEachScheme(page)).toEqual([])

test('a page that did not load, and one that is incomplete', async ({
  page,
  context,
  browserErrors,
}) => {
  await saveData(page)
  await open(page, paths.about)
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: legalPages[0].title }).click()
  await button(page, loadingCopy.notLoaded.tryAgain).click()
  await expect(page.getByText(loadingCopy.notLoaded.failedAgain)).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByText(loadingCopy.notLoaded.failedAgain)).toHaveCount(0)
  await page.route('**/assets/entry-client-*.js', (route) => route.abort())
  await page.goto(paths.customQuote)
  await expect(page.getByText(loadingCopy.incomplete)).toBeVisible()
  await expectAccessible(page)
  ignoreFailedLoads(browserErrors)
})

test('the contact page with errors and a notification, and with a prepared message', async ({
  page,
}) => {
  await open(page, paths.contact)
  await button(page, contact.form.submit).click()
  await expect(toast(page)).toBeVisible()
  await expectAccessible(page)
  const textbox = (name: keyof typeof contact.form.fields) =>
    page.getByRole('textbox', { name: contact.form.fields[name], exact: true })
  await textbox('name').fill('Wanjiru Kamau')
  await textbox('email').fill('wanjiru@acme.example')
  await textbox('message').fill('We need a network.')
  await button(page, contact.form.submit).click()
  await expect(page.getByRole('heading', { name: contact.ready.heading })).toBeFocused()
  await expectAccessible(page)
})

test('every step of a purchase', async ({ page }) => {
  await buildPackage(page)
  await expectAccessible(page)
  await payButton(page).click()
  await expect(toast(page)).toBeVisible()
  await expectAccessible(page)
  await fillInDetails(page)
  await goToProvider(page)
  await expectAccessible(page)
  await button(page, 'Decline').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Cancel').click()
  await expect(page.getByText(paymentFailed.saved)).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await button(page, 'Pay').click()
  await expect(button(page, paymentSuccess.receipt.print)).toBeVisible()
  await expectAccessible(page)
  await page.goto(paths.checkout)
  await expect(toast(page)).toBeVisible()
  await expectAccessible(page)
})

test('the builder with refused input, everything selected, the quote ready to be sent, and nothing selected', async ({
  page,
}) => {
  const [resource] = resources
  await open(page, paths.customQuote)
  await page.getByRole('checkbox', { name: quoteBuilder.custom.checkbox }).check()
  await page.getByLabel(quoteBuilder.custom.price).fill('-')
  await page.getByLabel(resourceCopy[resource.id].amount).fill(String(resource.max + 1))
  await proceedButton(page).click()
  await expect(
    page.getByText(quoteBuilder.custom.refused(quoteBuilder.custom.notAnAmount('-'))),
  ).toBeVisible()
  await expect(page.getByText(quoteBuilder.custom.nameMissing)).toBeVisible()
  await expectAccessible(page)
  for (const choice of await page.getByRole('checkbox').all()) await choice.check()
  await fillInCustomService(page, fixedItems[0].name, '1')
  await expectAccessible(page)
  await button(page, quoteActions.send).press('Enter')
  await expect(page.getByRole('dialog', { name: sendQuote.heading })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  for (const choice of await page.getByRole('checkbox').all()) await choice.uncheck()
  for (const slider of await page.getByRole('slider').all()) await slider.press('Home')
  await expect(proceedButton(page)).toBeDisabled()
  await expectAccessible(page)
})

test('the builder before its script has loaded, and after an example', async ({ page }) => {
  const release = await openBeforeScript(page, paths.customQuote)
  await expect(page.getByText(quoteBuilder.summary.waiting)).toBeVisible()
  await expectAccessible(page)
  await release()
  await page.getByRole('button', { name: quotePresets[0]?.name }).click()
  await expect(button(page, quoteBuilder.start.undo)).toBeVisible()
  await expectAccessible(page)
})

test('a shared quote under review, and its link', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['canShare', 'clipboard']) Reflect.deleteProperty(Navigator.prototype, name)
  })
  await page.goto(quoteLink(packageLines, ''))
  await expect(page.getByRole('dialog', { name: sharedQuote.review.heading })).toBeVisible()
  await expectAccessible(page)
  await button(page, sharedQuote.review.open).click()
  // By keyboard: on a busy machine a click was lost now and then, perhaps because the panel moves under it.
  await button(page, quoteActions.share).press('Enter')
  await expect(page.getByLabel(sharedQuote.link.label)).toBeVisible()
  await expectAccessible(page)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`on a phone in the ${colorScheme} scheme, the package’s sheet after a line is removed, and the menu`, async ({
    page,
  }) => {
    await page.setViewportSize(viewports.mobile)
    await page.emulateMedia({ colorScheme })
    await open(page, paths.customQuote)
    const { showLines, heading, remove, undoFor } = quoteBuilder.summary
    await button(page, showLines).click()
    const sheet = page.getByRole('dialog', { name: heading })
    await expect(sheet).toBeInViewport({ ratio: 1 })
    const [{ name }] = resources
    await button(page, remove(name)).click()
    await expect(button(page, undoFor(name))).toBeFocused()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await button(page, layoutCopy.openMenu).click()
    await expect(button(page, layoutCopy.closeMenu)).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
}
