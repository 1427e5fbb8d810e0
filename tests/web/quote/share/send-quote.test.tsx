import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { customNameMaxLength } from '#shared/catalogue.ts'
import {
  initialSelection,
  groupByPeriod,
  priceSelection,
  totalLines,
  type QuoteLine,
  type Selection,
} from '#shared/pricing.ts'
import { company } from '#web/content/company.ts'
import { contact, questionAbout } from '#web/content/contact.ts'
import { paths } from '#web/content/paths.ts'
import { periodCopy } from '#web/content/periods.ts'
import { printedQuote } from '#web/content/printed-quote.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { quoteText } from '#web/content/quote-text.ts'
import { readyMessage } from '#web/content/message-labels.ts'
import { sendQuote } from '#web/content/quote-message.ts'
import { namedSums } from '#web/content/sums.ts'
import { formatUsd } from '#web/ui/browser/format-money.ts'
import { quoteLink } from '#web/quote/link/quote-link.ts'
import { toQuoteItems } from '#web/quote/store/quote-items.ts'
import { saveQuote } from '#tests/support/quote-items.ts'
import { openBuilder } from '#tests/support/quote-page.ts'
import { everything, savedSelection } from '#tests/support/selections.ts'

const initialLines = priceSelection(initialSelection)
// Each of these characters takes nine in a link.
const longestName = '\u{2014}'.repeat(customNameMaxLength)
const largestSelection = { ...everything, custom: { ...everything.custom, name: longestName } }
const largest = priceSelection(largestSelection)
const linkTo = (lines: readonly QuoteLine[]) => quoteLink(lines, location.origin)

/** Opens the builder with this selection, and the dialog that sends it. */
async function openDialog(selection: Selection) {
  saveQuote(toQuoteItems(selection))
  const { user } = await openBuilder()
  await user.click(screen.getByRole('button', { name: quoteActions.send }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: sendQuote.heading })) }
}

/** What a link of the dialog opens. */
function urlOf(name: string): URL {
  return new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '')
}

test('the message has the lines with quantities, the totals, the link, and is no invoice (rule 7.14)', async () => {
  await openDialog(initialSelection)
  const email = urlOf(readyMessage.email)
  const text = email.searchParams.get('body')
  for (const { name, description, amount } of initialLines) {
    expect(text).toContain(`${name}, ${description}: ${formatUsd(amount)}\r\n`)
  }
  for (const { name, amount } of namedSums(totalLines(initialLines))) {
    expect(text).toContain(`${name}: ${formatUsd(amount)}\r\n`)
  }
  expect(text).toContain(`${linkTo(initialLines)}\r\n`)
  expect(text).toContain(printedQuote.kind)
  expect(text).toContain(company.name)
  expect(urlOf(readyMessage.whatsApp + readyMessage.newTab).searchParams.get('text')).toBe(text)
})

test('the lines are listed by period, each with its subtotal', async () => {
  const selection = { ...initialSelection, fixedItems: savedSelection.fixedItems }
  const lines = priceSelection(selection)
  await openDialog(selection)
  const text = urlOf(readyMessage.email).searchParams.get('body')
  for (const group of groupByPeriod(lines)) {
    const [first] = group.lines
    const subtotal = formatUsd(totalLines(group.lines).subtotal)
    expect(text).toContain(`${periodCopy[group.period]}: ${subtotal}\r\n- ${first?.name}`)
  }
})

test('the visitor chooses who gets it', async () => {
  const { dialog } = await openDialog(initialSelection)
  expect(dialog.getByText(sendQuote.text)).toBeVisible()
  const { protocol, pathname } = urlOf(readyMessage.email)
  expect([protocol, pathname]).toEqual(['mailto:', ''])
  const whatsApp = urlOf(readyMessage.whatsApp + readyMessage.newTab)
  expect([whatsApp.host, whatsApp.pathname]).toEqual(['wa.me', '/'])
})

// A small catalogue has no list that is too long.
const tooLong = [largest].filter((lines) => encodeURIComponent(quoteText(lines)).length > 2000)

test.each(tooLong.map((lines) => [lines]))(
  'a list that is too long for a link: the link then has the total and the quote’s link',
  async (lines) => {
    const { user, dialog } = await openDialog(largestSelection)
    expect(dialog.getByText(sendQuote.tooLong)).toBeVisible()
    const text = urlOf(readyMessage.email).searchParams.get('body')
    expect(text).not.toContain(lines[0]?.name)
    expect(text).toContain(formatUsd(totalLines(lines).total))
    expect(text).toContain(linkTo(lines))
    await user.click(dialog.getByRole('button', { name: readyMessage.copy }))
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(readyMessage.copied))
    expect(await navigator.clipboard.readText()).toContain(quoteText(lines))
  },
)

test('the dialog closes', async () => {
  const { user, dialog } = await openDialog(initialSelection)
  await user.click(dialog.getByRole('button', { name: sendQuote.close }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a question about the quote takes its lines along to the contact page, whose address stays', async () => {
  const { user, router } = await openBuilder()
  await user.click(screen.getByRole('link', { name: quoteActions.ask }))
  const message = await screen.findByRole('textbox', { name: contact.form.fields.message })
  await waitFor(() => expect(message).toHaveValue(questionAbout(quoteText(initialLines))))
  expect(router.state.location).toMatchObject({ pathname: paths.contact, search: '', hash: '' })
})
