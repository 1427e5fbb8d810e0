import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mapCustomerFields } from '#shared/customer-fields.ts'
import * as locale from '#shared/locale.ts'
import { paths } from '#web/content/paths.ts'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { quoteMessage } from '#web/quote/share/quote-message.ts'
import { saveDetails, toCustomerInfo } from '#web/quote/keep/customer-details.ts'
import { startOrder } from '#web/quote/keep/order.ts'
import { QuoteSheet } from '#web/quote/print/quote-sheet.tsx'
import { Facts } from '#web/site/about/about-page.tsx'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { savedQuote } from '#tests/support/selections.ts'

beforeEach(() => void vi.spyOn(locale, 'direction', 'get').mockReturnValue('rtl'))

const details = { ...mapCustomerFields(() => ''), fullName: 'علی', company: 'Acme Ltd.' }

test('amounts in a message keep their place behind names in Latin letters', () => {
  const { subject, text, shortText } = quoteMessage(savedQuote, '')
  for (const { amount } of savedQuote.lines)
    expect(text).toContain(`: \u2068${formatPrice(amount)}\u2069`)
  for (const part of [subject, shortText])
    expect(part).toContain(`: \u2068${formatPrice(savedQuote.totals.total)}\u2069`)
})

test('the full stop of the buyer’s company stays at its end, on the quote and on the receipt', async () => {
  saveDetails(details)
  const { unmount } = render(<QuoteSheet quote={savedQuote} href="" />)
  expect(screen.getByText('\u2068علی\u2069, \u2068Acme Ltd.\u2069')).toBeInTheDocument()
  unmount()
  startOrder(savedQuote, undefined, toCustomerInfo(details))
  await renderPage(paths.paymentSuccess)
  const buyer = (await screen.findByText(paymentSuccess.receipt.buyer)).nextSibling
  expect(buyer?.textContent?.split('\n')).toEqual(['\u2068علی\u2069', '\u2068Acme Ltd.\u2069'])
})

const separator = '، '

test('the certificates are listed with the language’s separator', () => {
  vi.spyOn(locale, 'listSeparator', 'get').mockReturnValue(separator)
  render(<Facts certificates={['ISO 9001', 'ISO 27001']} team={null} />)
  expect(screen.getByText(`ISO 9001${separator}ISO 27001`)).toBeInTheDocument()
})
