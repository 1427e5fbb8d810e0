import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chargeFor } from '#lambda/payments.ts'
import { resources } from '#shared/catalogue.ts'
import { toRequestItem } from '#shared/checkout-contract.ts'
import { cents, sum } from '#shared/money.ts'
import type { Choices } from '#shared/quote.ts'
import { quoteMessage } from '#web/content/quote-message.ts'
import { startOrder } from '#web/quote/keep/order.ts'
import { saveDraft } from '#web/quote/keep/quote-draft.ts'
import { quoteLink } from '#web/quote/keep/quote-link.ts'
import { toSavedItems } from '#web/quote/keep/saved-items.ts'
import { quoteOf } from '#web/quote/model/selection.ts'
import { changePrice, changeTax, taxRules } from '#tests/support/changed-prices.ts'
import { startRecordingApp } from '#tests/support/checkout-app.ts'
import { checkoutRequest, customer } from '#tests/support/checkout-request.ts'
import { openBuilder } from '#tests/support/quote-page.ts'
import { renderPage, sectionOf } from '#tests/support/render-page.tsx'
import { nothing } from '#tests/support/selections.ts'
import { withPlainSpaces } from '#tests/support/shown-amounts.ts'
import { saveQuote } from '#tests/support/stored-quotes.ts'

// What each place says of a package's money, written by hand: no name and no amount here is the product's own.

const before = 'Total before VAT'
const toPay = 'To pay, including VAT'
const month = 'Then, only if you say so, a month'
const year = 'First year if you go on'
const including = 'Total including VAT'
const paid = 'Paid with the order'
const unconfirmed = 'To pay with the order'
const taxes = ['VAT (16%)', 'Of which VAT (5%)'] as const

const [storage] = resources
const seats = { ...nothing.quantities, seats: 5 }
const rack = { selected: true, name: 'Rack relocation', price: cents(99_999) }

type Figures = readonly [net: string, tax: string, total: string, month?: string, year?: string]
type Basket = readonly [name: string, choices: Choices, onTop: Figures, included: Figures]

const baskets: readonly Basket[] = [
  [
    'without monthly lines',
    { selection: { ...nothing, fixedItems: ['network-design', 'cybersecurity'] }, held: {} },
    ['US$4,300.00', 'US$688.00', 'US$4,988.00'],
    ['', 'US$204.76', 'US$4,300.00'],
  ],
  [
    // 100 GB at US$2, which have cost US$3 since today: US$300 a month.
    'with a held price',
    {
      selection: {
        ...nothing,
        fixedItems: ['cybersecurity'],
        quantities: { ...nothing.quantities, storage: 100 },
      },
      held: { storage: cents(200) },
    },
    ['US$2,000.00', 'US$320.00', 'US$2,320.00', 'US$348.00', 'US$6,148.00'],
    ['', 'US$95.24', 'US$2,000.00', 'US$300.00', 'US$5,300.00'],
  ],
  [
    'with a custom service',
    { selection: { ...nothing, quantities: seats, custom: rack }, held: {} },
    ['US$1,124.99', 'US$180.00', 'US$1,304.99', 'US$145.00', 'US$2,899.99'],
    ['', 'US$53.57', 'US$1,124.99', 'US$125.00', 'US$2,499.99'],
  ],
]

function table([net, tax, total, monthly, first]: Figures, isIncluded: boolean) {
  const taxName = taxes[Number(isIncluded)] ?? ''
  const block = (today = 'Today') => [
    `${today} ${total}`,
    ...(monthly === undefined ? [] : [`${month} ${monthly}`, `${year} ${first}`]),
  ]
  const sums = (name = toPay) =>
    isIncluded
      ? [`${name} ${total}`, `${taxName} ${tax}`]
      : [`${before} ${net}`, `${taxName} ${tax}`, `${name} ${total}`]
  const shown = [...sums(), ...block()]
  const inBuilder = [...sums().map(rounded), ...block()]
  const receipt = (due: string) => [`${including} ${total}`, ...sums(including), ...block(due)]
  return {
    'the builder’s panel': inBuilder,
    'its sheet': inBuilder,
    'its printed quote': shown,
    'the panel of an opened link': shown,
    'the checkout’s summary': shown,
    'the checkout’s form': [...block(), `Pay ${total}`],
    'the provider': [total, `${taxName} ${tax}`],
    'the receipt': receipt(paid),
    'an unconfirmed order': receipt(unconfirmed),
    'the message': shown,
    'its subject and short text': [toPay, toPay].map((name) => rounded(`${name} ${total}`)),
  }
}

/** The builder leaves out cents if there are none. */
const rounded = (row: string) => row.replace('.00', '')

const names = [before, ...taxes, toPay, including, paid, unconfirmed, month, year]
const row = new RegExp(
  `(${names.join('|').replaceAll(/[()]/g, String.raw`\$&`)}|Today|Pay)[:\\s\u2066-\u2069]*(US\\$\\d+(?:,\\d{3})*(?:\\.\\d\\d)?)`,
  'g',
)

const said = (text: string | null | undefined) =>
  Array.from(withPlainSpaces(text ?? '').matchAll(row), ([, name, amount]) => `${name} ${amount}`)
const saidIn = (element: Element) => said(element.textContent)

// A tax of the price itself differs in its figure alone.
test.each(
  taxRules.slice(0, 2).flatMap((rule) => baskets.map((basket) => [...basket, rule] as const)),
)('every place tells the same of a package %s', async (_name, choices, onTop, included, rule) => {
  changeTax(rule)
  if (choices.held.storage) {
    const until = new Date().toISOString().slice(0, 10)
    changePrice(storage, cents(300), [{ cents: cents(200), until }])
  }
  const quote = quoteOf(choices)
  const found: Record<string, readonly string[]> = {}

  saveDraft(choices)
  const builder = await openBuilder()
  found['the builder’s panel'] = saidIn(screen.getByRole('complementary'))
  await builder.user.click(screen.getByRole('button', { name: 'See the list of your package' }))
  found['its sheet'] = saidIn(await screen.findByRole('dialog'))
  await waitFor(() => {
    fireEvent(window, new Event('beforeprint'))
    found['its printed quote'] = saidIn(screen.getByRole('article'))
  })
  builder.leave()
  localStorage.clear()

  const opened = await renderPage(quoteLink(quote, ''))
  await screen.findByRole('heading', { name: 'A quote shared with you' })
  found['the panel of an opened link'] = saidIn(sectionOf('A quote shared with you'))
  opened.leave()

  saveQuote(toSavedItems(choices))
  const checkout = await renderPage('/checkout')
  found['the checkout’s summary'] = saidIn(await screen.findByRole('complementary'))
  const form = screen.getByRole('button', { name: /^Pay / }).closest('form')
  found['the checkout’s form'] = said(form?.textContent)
  checkout.leave()

  const { post, orders } = startRecordingApp()
  await post(checkoutRequest({ items: quote.lines.map(toRequestItem) }))
  found['the provider'] = orders.flatMap(({ lines, includedTax }) => {
    const last = lines.at(-1)
    const tax = includedTax ?? { name: last?.name, amount: last?.unitPrice }
    return [inDollars(sum(lines.map(chargeFor))), `${tax.name} ${inDollars(tax.amount)}`]
  })

  const reference = '7KQ3-M4TX'
  startOrder(quote, reference, customer)
  for (const [place, search] of [
    ['the receipt', `?order=${reference}`],
    ['an unconfirmed order', ''],
  ] as const) {
    const page = await renderPage(`/payment-success${search}`)
    await screen.findByText(/^\w+-\d+-\d{1,3}$/)
    found[place] = saidIn(screen.getByRole('main'))
    page.leave()
  }

  const message = quoteMessage(quote, 'https://www.example.com')
  found['the message'] = said(message.text)
  found['its subject and short text'] = said(`${message.subject} ${message.shortText}`)
  expect(found).toEqual(table(rule.isIncluded ? included : onTop, rule.isIncluded))
})

const inDollars = (amount = 0) =>
  `US$${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`

const limits = /Covers .*\. (?=US|–)/

const examples = [
  ['Small office', 'US$2,775', 'US$500', 'US$3,799', 'small-office', 'US$3,275'],
  ['Clinic', 'US$4,600', 'US$1,425', 'US$6,989', 'clinic', 'US$6,025'],
  ['Online shop', 'US$2,575', 'US$975', 'US$4,118', 'online-shop', 'US$3,550'],
] as const

test('the examples’ cards, their comparison and, before VAT, the home page tell the same', async () => {
  const builder = await openBuilder()
  for (const [name, once, monthly, total] of examples) {
    const card = screen.getByRole('button', { name: new RegExp(`^${name}`) })
    const sums = `One-time + VAT ${once}First month + VAT ${monthly}${toPay} ${total}`
    expect(withPlainSpaces(card.textContent)).toMatch(sums)
  }
  const [, ...rows] = await screen.findAllByRole('row', { hidden: true })
  expect(rows.map(({ textContent }) => withPlainSpaces(textContent).replace(limits, ''))).toEqual([
    'One-timeUS$2,775US$4,600US$2,575',
    'Network Design & SetupUS$2,500onceUS$2,500once–Not in it',
    'Cybersecurity Implementation–Not in itUS$1,800once–Not in it',
    'Cloud Migration Service–Not in it–Not in itUS$2,200once',
    'Business Email SetupUS$75once–Not in itUS$75once',
    'Domain Registration & DNSUS$50a year–Not in itUS$50a year',
    'Documentation PackageUS$150onceUS$150once–Not in it',
    'Premium Backup–Not in itUS$150a yearUS$150a year',
    'Premium SSL–Not in it–Not in itUS$100a year',
    'Monthly, first monthUS$500US$1,425US$975',
    'Premium Monitoring–Not in itUS$200a monthUS$200a month',
    'StorageUS$200a month100 GBUS$500a month250 GBUS$400a month200 GB',
    'BandwidthUS$50a month1 TB per monthUS$100a month2 TB per monthUS$250a month5 TB per month',
    'User SeatsUS$250a month10 seatsUS$625a month25 seatsUS$125a month5 seats',
    `${before}US$3,275US$6,025US$3,550`,
    'VAT (16%)US$524US$964US$568',
    `${toPay}US$3,799US$6,989US$4,118`,
    'TodayUS$3,799US$6,989US$4,118',
    `${month}US$580US$1,653US$1,131`,
    `${year}US$10,179US$25,172US$16,559`,
    'BeginSmall officeClinicOnline shop',
  ])
  builder.leave()
  await renderPage('/')
  for (const [name, , , , id, net] of examples) {
    const link = screen.getByRole('link', { name })
    expect(link).toHaveAttribute('href', `/custom-quote?example=${id}`)
    expect(link.closest('section')).toHaveTextContent(before)
    const amounts = within(link.closest('div') ?? document.body).getAllByRole('definition')
    expect(amounts.map(({ textContent }) => withPlainSpaces(textContent))).toEqual([net])
  }
})
