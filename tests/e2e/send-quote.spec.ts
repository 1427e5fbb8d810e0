import { initialSelection, priceSelection } from '#shared/pricing.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { quoteText } from '#web/content/quote-text.ts'
import { readyMessage } from '#web/content/message-labels.ts'
import { sendQuote } from '#web/content/quote-message.ts'
import { expect, open, test } from '#tests/support/journey.ts'
import { ignoreFailedLoads } from '#tests/support/lost-files.ts'

test('with the keyboard alone the quote is copied as a message, without any request, once its dialog has loaded', async ({
  page,
  context,
  browserErrors,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const script = '**/send-quote-dialog-*.js'
  await page.route(script, (route) => route.abort())
  await open(page, paths.customQuote)
  const send = page.getByRole('button', { name: quoteActions.send })
  await send.press('Enter')
  await expect(page.getByText(notices.partNotLoaded.title)).toBeVisible()
  ignoreFailedLoads(browserErrors)
  await page.unroute(script)
  await page.reload()

  const requests: string[] = []
  await send.press('Enter')
  const dialog = page.getByRole('dialog', { name: sendQuote.heading })
  await expect(dialog).toBeVisible()
  page.on('request', (request) => {
    if (!request.url().includes('/assets/')) requests.push(request.url())
  })
  await dialog.getByRole('button', { name: readyMessage.copy }).press('Enter')
  await expect(dialog.getByRole('status')).toHaveText(readyMessage.copied)
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(quoteText(priceSelection(initialSelection)))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(send).toBeFocused()
  expect(requests).toEqual([])
})
