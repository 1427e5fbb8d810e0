import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mapCustomerFields } from '#shared/customer-fields.ts'
import * as locale from '#shared/locale.ts'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { quoteMessage } from '#web/quote/share/quote-message.ts'
import { saveDetails, toCustomerInfo } from '#web/quote/keep/customer-details.ts'
import { startOrder } from '#web/quote/keep/order.ts'
import { QuoteSheet } from '#web/quote/print/quote-sheet.tsx'
import { renderPage, renderPart } from '#tests/support/render-page.tsx'
import { savedQuote } from '#tests/support/selections.ts'

beforeEach(() => void vi.spyOn(locale, 'direction', 'get').mockReturnValue('rtl'))

const details = { ...mapCustomerFields(() => ''), fullName: 'علی', company: 'Acme Ltd.' }

test('amounts in a message keep their place behind names in Latin letters', () => {
  const { subject, text, shortText } = quoteMessage(savedQuote, '')
  for (const amount of ['US$2,400', 'US$600']) expect(text).toContain(`: \u2068${amount}\u2069`)
  // The sum of both, and 10% on top.
  for (const part of [subject, shortText]) expect(part).toContain(': \u2068US$3,300\u2069')
})

test('the full stop of the buyer’s company stays at its end, on the quote and on the receipt', async () => {
  saveDetails(details)
  const { unmount } = renderPart(<QuoteSheet quote={savedQuote} href={location.href} />)
  expect(screen.getByText('\u2068علی\u2069, \u2068Acme Ltd.\u2069')).toBeInTheDocument()
  unmount()
  startOrder(savedQuote, undefined, toCustomerInfo(details))
  await renderPage('/payment-success')
  const buyer = (await screen.findByText(paymentSuccess.receipt.buyer)).nextSibling
  expect(buyer?.textContent?.split('\n')).toEqual(['\u2068علی\u2069', '\u2068Acme Ltd.\u2069'])
})
