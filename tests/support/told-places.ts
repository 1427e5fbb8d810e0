import { fireEvent, screen, waitFor } from '@testing-library/react'
import { vi } from 'vitest'
import type { Choices } from '#shared/quote.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { sharedQuote } from '#web/content/shared-quote.ts'
import { requestCheckoutSession } from '#web/quote/checkout/request-checkout-session.ts'
import { startOrder } from '#web/quote/keep/order.ts'
import { saveDraft } from '#web/quote/keep/quote-draft.ts'
import { quoteLink } from '#web/quote/keep/quote-link.ts'
import { saveList } from '#web/quote/keep/saved-items.ts'
import { quoteOf } from '#web/quote/model/selection.ts'
import { quoteMessage } from '#web/quote/share/quote-message.ts'
import type { PageRequest } from '#tests/web/purchase/browser.ts'
import { startRecordingApp } from './checkout-app.ts'
import { customer } from './checkout-request.ts'
import { inOrder } from './shown-words.ts'
import { openBuilder } from './quote-page.ts'
import { button, renderPage } from './render-page.tsx'

/** What each place says of a package, as text; of an order also what the provider gets. */
export async function tellPlaces(choices: Choices) {
  const quote = quoteOf(choices)
  const found: Record<string, string | null | undefined> = {}

  saveDraft(choices)
  const builder = await openBuilder()
  found['the builder’s panel'] = screen.getByRole('complementary').textContent
  await builder.user.click(button(quoteBuilder.summary.showLines))
  found['its sheet'] = (await screen.findByRole('dialog')).textContent
  await waitFor(() => {
    fireEvent(window, new Event('beforeprint'))
    found['its printed quote'] = screen.getByRole('article').textContent
  })
  builder.leave()
  localStorage.clear()

  const opened = await renderPage(quoteLink(quote, ''))
  const heading = await screen.findByText(sharedQuote.opened.heading)
  // Its head has the total, too.
  const [, ...parts] = heading.closest('article')?.children ?? []
  const texts = [heading.parentElement, ...parts].map((it) => it?.textContent)
  found['the document of a link'] = texts.join('')
  opened.leave()

  saveList(choices)
  const checkout = await renderPage('/checkout')
  found['the checkout’s summary'] = (await screen.findByRole('complementary')).textContent
  const form = screen
    .getByRole('button', { name: inOrder(checkoutCopy.payWithoutTotal) })
    .closest('form')
  found['the checkout’s form'] = form?.textContent
  checkout.leave()

  const { postBody, orders } = startRecordingApp({ allowedOrigins: [location.origin] })
  vi.stubGlobal('fetch', async (_path: string, { headers, body }: PageRequest) =>
    postBody(body, { ...headers, origin: location.origin }),
  )
  await requestCheckoutSession(quote, customer)

  const reference = '7KQ3-M4TX'
  startOrder(quote, reference, customer)
  for (const [place, search] of [
    ['the receipt', `?order=${reference}`],
    ['an unconfirmed order', ''],
  ] as const) {
    const page = await renderPage(`/payment-success${search}`)
    await screen.findByText(/^\w+-\d+-\d{1,3}$/)
    found[place] = screen.getByRole('main').textContent
    page.leave()
  }

  const message = quoteMessage(quote, 'https://www.example.com')
  found['the message'] = message.text
  found['its subject and short text'] = `${message.subject} ${message.shortText}`
  return { found, orders }
}
