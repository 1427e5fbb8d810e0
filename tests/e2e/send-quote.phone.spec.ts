import { initialSelection, priceSelection } from '#shared/pricing.ts'
import { contact, questionAbout } from '#web/content/contact.ts'
import { paths } from '#web/content/paths.ts'
import { quoteActions } from '#web/content/quote-actions.ts'
import { quoteText } from '#web/content/quote-text.ts'
import { readyMessage } from '#web/content/ready-message.ts'
import { sendQuote } from '#web/content/send-quote.ts'
import { expect, open, test } from '#tests/support/journey.ts'

const initialText = quoteText(priceSelection(initialSelection))

test('the quote goes into a chat whose recipient the visitor chooses', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await open(page, paths.customQuote)
  await page.getByRole('button', { name: quoteActions.send }).tap()
  const dialog = page.getByRole('dialog', { name: sendQuote.heading })
  const opened = context.waitForEvent('page')
  await dialog.getByRole('link', { name: readyMessage.whatsApp }).tap()
  const { origin, pathname, searchParams } = new URL((await opened).url())
  expect(origin + pathname).toBe('https://wa.me/')
  expect(searchParams.get('text')?.replaceAll('\r', '')).toContain(initialText)
  await dialog.getByRole('button', { name: sendQuote.close }).tap()
  await expect(dialog).toBeHidden()
})

test('a question about the quote takes its lines along, and they survive a reload', async ({
  page,
}) => {
  await open(page, paths.customQuote)
  await page.getByRole('link', { name: quoteActions.ask }).tap()
  const message = page.getByRole('textbox', { name: contact.form.fields.message })
  await expect(message).toHaveValue(questionAbout(initialText))
  await expect(page).toHaveURL(paths.contact)
  await page.reload()
  await expect(message).toHaveValue(questionAbout(initialText))
})
