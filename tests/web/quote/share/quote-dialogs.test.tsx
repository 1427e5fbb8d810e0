import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { resources } from '#shared/catalogue.ts'
import { initialSelection, priceSelection } from '#shared/quote.ts'
import { company } from '#web/content/company.ts'
import { contact } from '#web/content/contact.ts'
import { contactAbout, contactAboutQuote } from '#web/content/contact-state.ts'
import { readyMessage } from '#web/content/message-labels.ts'
import { paths } from '#web/content/paths.ts'
import { printedQuote } from '#web/content/printed-quote.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { quoteMessage, sendQuote } from '#web/content/quote-message.ts'
import { quoteText } from '#web/content/quote-text.ts'
import { quoteLink } from '#web/quote/keep/quote-link.ts'
import { openBuilder } from '#tests/support/quote-page.ts'

const quote = priceSelection(initialSelection)
const link = quoteLink(quote, location.origin)
const message = quoteMessage(quote, link)

test('the message has the list and the link, names the sender, and is no invoice (rule 7.14)', () => {
  const lines = ['Monthly, first month: US$375', '- Storage, 100 GB: US$200']
  for (const part of [...lines, link, company.name, printedQuote.kind])
    expect(message.text).toContain(part)
})

test('where the list is too long for a link, the message has the quote’s link instead', () => {
  expect(message.shortText).toContain(link)
  expect(message.shortText).not.toContain('Storage')
})

test('the recipient of a quote is left open', async () => {
  const { user } = await openBuilder()
  await user.click(screen.getByRole('button', { name: quoteActions.send }))
  await screen.findByRole('dialog', { name: sendQuote.heading })
  const opened = [readyMessage.email, readyMessage.whatsApp + readyMessage.newTab].map(
    (name) => new URL(screen.getByRole('link', { name }).getAttribute('href') ?? ''),
  )
  expect(opened.map(({ host, pathname }) => host + pathname)).toEqual(['', 'wa.me/'])
})

const [{ name: resource, max, unit }] = resources
const most = `${max} ${unit.other}`

test.each([
  ['the quote', quoteActions.ask, contactAboutQuote(quoteText(quote))],
  ['more', quoteBuilder.askAbove(most), contactAbout(quoteBuilder.above(resource, most))],
])('a question about %s begins the message, and the address stays', async (_, name, state) => {
  const { user, router } = await openBuilder()
  await user.click(screen.getByRole('link', { name }))
  const field = await screen.findByRole('textbox', { name: contact.form.fields.message })
  await waitFor(() => expect(field).toHaveValue(state.message))
  expect(router.state.location).toMatchObject({ pathname: paths.contact, search: '', hash: '' })
})
