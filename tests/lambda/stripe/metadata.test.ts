import { expect, test } from 'vitest'
import { bookkeeping } from '#lambda/payments.ts'
import { quoteFigures } from '#shared/quote-number.ts'
import { priceSelection, totalLines } from '#shared/quote.ts'
import { sampleOrder, startPayments } from '#tests/support/provider-server.ts'
import { everything } from '#tests/support/selections.ts'

/** The metadata of a payment that Stripe's schema and the limits beside it accept. */
async function metadataOf(changes: Partial<typeof sampleOrder>): Promise<Record<string, string>> {
  const { provider, payments } = await startPayments()
  await payments.createSession({ ...sampleOrder, ...changes })
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
  const booked = bookkeeping(totalLines(many.flat()), sampleOrder.reference, '7')
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
  [`=${'x'.repeat(497)}😀`, `'=${'x'.repeat(497)}`],
])('what a buyer typed is no formula in a spreadsheet: %j', async (typed, text) => {
  const customer = { ...sampleOrder.customer, phone: typed, notes: typed }
  expect(await metadataOf({ customer })).toMatchObject({ phone: text, notes: text })
})
