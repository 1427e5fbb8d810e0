import type { Page, Route } from '@playwright/test'
import { initialSelection, priceSelection } from '#shared/pricing.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { quoteActions } from '#web/content/quote-actions.ts'
import { quoteText } from '#web/content/quote-text.ts'
import { readyMessage } from '#web/content/ready-message.ts'
import { sendQuote } from '#web/content/send-quote.ts'
import { expect, open, shownTotal, test } from '#tests/support/journey.ts'
import { ignoreFailedLoads } from '#tests/support/lost-files.ts'

const initialText = quoteText(priceSelection(initialSelection))
const sendButton = (page: Page) => page.getByRole('button', { name: quoteActions.send })
const dialog = (page: Page) => page.getByRole('dialog', { name: sendQuote.heading })

test('with the keyboard alone the quote is copied as a message, without any request', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, paths.customQuote)
  const requests: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/assets/')) requests.push(request.url())
  })
  await sendButton(page).press('Enter')
  await expect(dialog(page)).toBeVisible()
  await dialog(page).getByRole('button', { name: readyMessage.copy }).press('Enter')
  await expect(dialog(page).getByRole('status')).toHaveText(readyMessage.copied)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(initialText)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(sendButton(page)).toBeFocused()
  expect(requests).toEqual([])
})

test('while the dialog loads, the button that was pressed shows it', async ({ page }) => {
  const scripts: Route[] = []
  await page.route('**/send-quote-dialog-*.js', (route) => void scripts.push(route))
  await open(page, paths.customQuote)
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveAttribute('aria-busy', 'true')
  const opacity = () => sendButton(page).evaluate((button) => getComputedStyle(button).opacity)
  await expect.poll(opacity).not.toBe('1')
  for (const script of scripts) await script.continue()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sendButton(page)).toHaveAttribute('aria-busy', 'false')
  await expect.poll(opacity).toBe('1')
})

test('if the dialog does not load, a notification says so and the quote stays', async ({
  page,
  browserErrors,
}) => {
  await page.route('**/send-quote-dialog-*.js', (route) => route.abort())
  await open(page, paths.customQuote)
  const total = await shownTotal(page).textContent()
  await sendButton(page).click()
  await expect(page.getByText(notices.partNotLoaded.title)).toBeVisible()
  await expect(shownTotal(page)).toHaveText(total ?? '')
  ignoreFailedLoads(browserErrors)
})
