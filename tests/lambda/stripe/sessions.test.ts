import { expect, test, vi } from 'vitest'
import { mapCustomerFields } from '#shared/customer-fields.ts'
import { cents } from '#shared/money.ts'
import {
  includedName,
  invoiceFooter,
  invoiceTo,
  orderNumbersLabel,
  registrationLabel,
} from '#shared/words.ts'
import { seller } from '#shared/seller.ts'
import { readTime } from '#lambda/secret-key.ts'
import { formerPageTime } from '#lambda/stripe/former-page.ts'
import { paymentTime } from '#lambda/stripe/sessions.ts'
import { requestTimeout } from '#web/quote/checkout/request-checkout-session.ts'
import {
  paymentPage,
  sampleOrder as order,
  secretKey,
  startPayments,
} from '#tests/support/provider-server.ts'
import { bookkeeping } from '#lambda/payments.ts'
import { quoteFigures } from '#shared/quote-number.ts'
import { priceSelection, totalLines } from '#shared/quote.ts'
import { everything } from '#tests/support/selections.ts'

const { customer, successUrl, cancelUrl } = order

test('all attempts to read the key and reach the provider take less time than the page’s timeout, of which the former page leaves 14 s', () => {
  expect(readTime + paymentTime).toBeLessThan(requestTimeout)
  expect(paymentTime - formerPageTime.end - formerPageTime.look).toBeGreaterThanOrEqual(14_000)
})

test('a session has the order’s lines, the customer, the return addresses and the key, and ends after 45 minutes', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 27, 12))
  const { provider, payments } = await startPayments()

  const { url } = await payments.createSession(order)

  expect(url).toMatch(paymentPage)
  const metadata = { ...customer, ...order.bookkeeping, acceptTerms: 'true' }
  const numbers = `${orderNumbersLabel}: 7KQ3-M4TX, Q-B996-CA17`
  expect(provider.received).toMatchObject([{ authorization: `Bearer ${secretKey}` }])
  expect(provider.sent()).toMatchObject([
    {
      parameters: {
        adaptive_pricing: { enabled: false },
        customer_email: customer.email,
        client_reference_id: '7KQ3-M4TX',
        payment_intent_data: { description: numbers, metadata },
        invoice_creation: { enabled: true, invoice_data: { metadata } },
        custom_text: { submit: { message: numbers } },
        tax_id_collection: { enabled: true },
        custom_fields: [{ key: 'purchaseorder', optional: true }],
        metadata,
        line_items: order.lines.map(({ quantity, unitPrice, ...product }) => ({
          quantity,
          price_data: { unit_amount: unitPrice, product_data: product },
        })),
        expires_at: Date.UTC(2026, 10, 27, 12, 45) / 1000,
        success_url: successUrl,
        cancel_url: cancelUrl,
      },
    },
  ])
})

const details = {
  ...mapCustomerFields(({ label }) => ` ${label} `),
  email: 'wanjiru@example.com',
  acceptTerms: true,
} as const
// Given to the provider as the order has computed it: here any amount.
const includedTax = { name: includedName('VAT (10%)'), amount: cents(108_305) }
const { fullName, company, address, city, postalCode, country } = mapCustomerFields(
  ({ label }) => label,
)
const place = [address, city, postalCode, country]

test.each([
  ['a company', 'PVT-1', {}, [company, ...place], {}, []],
  [
    'nobody but the buyer',
    '',
    { company: ' ' },
    [fullName, ...place],
    { includedTax },
    [{ name: includedName('VAT (10%)'), value: 'US$1,083.05' }],
  ],
])(
  'the invoice for %s names the order, the buyer, the seller and the VAT within the prices, and says that it is no tax invoice (10.5, 10.9)',
  async (_case, registrationNumber, changes, buyer, tax, taxFields) => {
    const { provider, payments } = await startPayments()
    vi.spyOn(seller, 'registrationNumber', 'get').mockReturnValue(registrationNumber)

    await payments.createSession({ ...order, ...tax, customer: { ...details, ...changes } })

    expect(provider.sent()[0]?.parameters.invoice_creation.invoice_data).toEqual({
      metadata: provider.sent()[0]?.parameters.metadata,
      description: invoiceTo(buyer.join(', ')),
      footer: invoiceFooter,
      custom_fields: [
        { name: orderNumbersLabel, value: '7KQ3-M4TX, Q-B996-CA17' },
        { name: registrationLabel, value: registrationNumber },
        { name: 'TIN', value: '100' },
        ...taxFields,
      ].filter(({ value }) => value !== ''),
    })
  },
)

/** The metadata of a payment that Stripe's schema and the limits beside it accept. */
async function metadataOf(changes: Partial<typeof order>): Promise<Record<string, string>> {
  const { provider, payments } = await startPayments()
  await payments.createSession({ ...order, ...changes })
  return provider.sent()[0]?.parameters.payment_intent_data.metadata ?? {}
}

const linesIn = (metadata: Record<string, string>) =>
  Object.entries(metadata).filter(([key]) => key.startsWith('lines'))

test('the lines of the largest package are in one key, and without a buyer’s words (rule 10.15)', async () => {
  const metadata = await metadataOf({})
  expect(linesIn(metadata)).toHaveLength(1)
  expect(metadata['lines']).toMatch(/^cabling_1_240000\..*\.space_500_200\..*\.custom_1_250000$/)
})

test('those of a larger catalogue go on in further keys, and no line is cut', async () => {
  const { lines } = priceSelection(everything)
  // As many lines as Stripe accepts with VAT.
  const many = Array.from({ length: 99 }, (_, at) => lines[at % lines.length] ?? [])
  const booked = bookkeeping(totalLines(many.flat()), order.reference, '7')
  const found = linesIn(await metadataOf({ bookkeeping: booked }))
  expect(found.map(([key]) => key)).toEqual(['lines', 'lines2', 'lines3', 'lines4'])
  expect(found.map(([, text]) => text).join('.')).toBe(quoteFigures(many.flat()))
})

test.each([
  ['=HYPERLINK("https://evil.example")', '\'=HYPERLINK("https://evil.example")'],
  [' @SUM(A1)', "'@SUM(A1)"],
  ['-1+cmd|calc', "'-1+cmd|calc"],
  ['+cmd|calc', "'+cmd|calc"],
  ['+254 700 000-000', '+254 700 000-000'],
  ['Kamau = Sons', 'Kamau = Sons'],
  // As long as a value may be, with a character of two halves at the end.
  ['＝HYPERLINK("https://evil.example")', '\'＝HYPERLINK("https://evil.example")'],
  ['﹣1', "'﹣1"],
  ['＋254 700 000 000', '＋254 700 000 000'],
  [`=${'x'.repeat(497)}😀`, `'=${'x'.repeat(497)}`],
])('what a buyer typed is no formula in a spreadsheet: %j', async (typed, text) => {
  const metadata = await metadataOf({ customer: { ...customer, phone: typed, notes: typed } })
  expect(metadata).toMatchObject({ phone: text, notes: text })
})
