import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { customNameMaxLength, fixedItems, resources } from '#shared/catalogue.ts'
import { initialSelection, priceSelection, type Quote, type Selection } from '#shared/quote.ts'
import { company } from '#web/content/company.ts'
import { contact } from '#web/content/contact.ts'
import { contactAbout, contactAboutQuote } from '#web/content/contact-state.ts'
import { paths } from '#web/content/paths.ts'
import { printedQuote } from '#web/content/printed-quote.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { quoteText } from '#web/content/quote-text.ts'
import { readyMessage } from '#web/content/message-labels.ts'
import { sendQuote } from '#web/content/quote-message.ts'
import { announcements } from '#tests/support/announcements.ts'
import { formatPrice, withPlainSpaces } from '#tests/support/shown-amounts.ts'
import { quoteLink } from '#web/quote/keep/quote-link.ts'
import { toSavedItems } from '#web/quote/keep/saved-items.ts'
import { saveQuote } from '#tests/support/stored-quotes.ts'
import { openBuilder } from '#tests/support/quote-page.ts'
import { everything, only } from '#tests/support/selections.ts'

const initialQuote = priceSelection(initialSelection)
// So that the list fits in a link in every script: each letter takes up to nine characters.
const shortest = only(fixedItems[0])
// Each of these characters takes nine in a link. With more of them even the short text is too long in Arabic.
const longName = '\u{2014}'.repeat(customNameMaxLength - 20)
const largestSelection = { ...everything, custom: { ...everything.custom, name: longName } }
const largest = priceSelection(largestSelection)
const linkTo = (quote: Quote) => quoteLink(quote, location.origin)

/** Opens the builder with this selection, and the dialog that sends it. */
async function openDialog(selection: Selection) {
  saveQuote(toSavedItems({ selection, held: {} }))
  const { user } = await openBuilder()
  await user.click(screen.getByRole('button', { name: quoteActions.send }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: sendQuote.heading })) }
}

/** What a link of the dialog opens. */
function urlOf(name: string): URL {
  return new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '')
}

test('the message has the list and the link, is no invoice, and leaves the recipient open (rule 7.14)', async () => {
  const quote = priceSelection(shortest)
  const { user, dialog } = await openDialog(shortest)
  expect(dialog.getByText(sendQuote.text)).toBeVisible()
  const email = urlOf(readyMessage.email)
  expect([email.protocol, email.pathname]).toEqual(['mailto:', ''])
  const text = email.searchParams.get('body')?.replaceAll('\r\n', '\n')
  expect(text).toContain(`\n${quoteText(quote)}\n`)
  expect(text).toContain(`${linkTo(quote)}\n`)
  expect(text).toContain(printedQuote.kind)
  expect(text).toContain(company.name)
  const whatsApp = urlOf(readyMessage.whatsApp + readyMessage.newTab)
  expect([whatsApp.host, whatsApp.pathname]).toEqual(['wa.me', '/'])
  expect(whatsApp.searchParams.get('text')).toBe(email.searchParams.get('body'))
  await user.click(dialog.getByRole('button', { name: sendQuote.close }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

// With its link: a small catalogue has no list that is too long.
const tooLong = [largest].filter(
  (quote) => encodeURIComponent(quoteText(quote) + linkTo(quote)).length > 2000,
)

test.each(tooLong.map((quote) => [quote]))(
  'instead of a list too long for a link, the message has the total and the quote’s link',
  async (quote) => {
    const { user, dialog } = await openDialog(largestSelection)
    expect(dialog.getByText(sendQuote.tooLong)).toBeVisible()
    const text = withPlainSpaces(urlOf(readyMessage.email).searchParams.get('body') ?? '')
    expect(text).not.toContain(quote.lines[0]?.name)
    expect(text).toContain(formatPrice(quote.totals.total))
    expect(text).toContain(linkTo(quote))
    await user.click(dialog.getByRole('button', { name: readyMessage.copy }))
    await waitFor(() => expect(announcements()).toContain(readyMessage.copied))
    expect(await navigator.clipboard.readText()).toContain(quoteText(quote))
  },
)

const [{ name: resource, max, unit }] = resources
const most = `${max} ${unit.other}`

test.each([
  ['the quote', quoteActions.ask, contactAboutQuote(quoteText(initialQuote))],
  ['more', quoteBuilder.askAbove(most), contactAbout(quoteBuilder.above(resource, most))],
])('a question about %s begins the message, and the address stays', async (_, name, state) => {
  const { user, router } = await openBuilder()
  await user.click(screen.getByRole('link', { name }))
  const message = await screen.findByRole('textbox', { name: contact.form.fields.message })
  await waitFor(() => expect(message).toHaveValue(state.opening))
  expect(router.state.location).toMatchObject({ pathname: paths.contact, search: '', hash: '' })
})
