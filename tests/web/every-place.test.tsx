import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chargeFor } from '#lambda/payments.ts'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { cents, sum } from '#shared/money.ts'
import { withQuantity, type Choices } from '#shared/quote.ts'
import type { TaxRule } from '#shared/offer.ts'
import { includedName } from '#shared/words.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { sumNames } from '#web/content/sum-names.ts'
import { changeDeposit, changePrice, changeTax } from '#tests/support/changed-prices.ts'
import { openBuilder } from '#tests/support/quote-page.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { nothing, only } from '#tests/support/selections.ts'
import { tellPlaces } from '#tests/support/told-places.ts'
import { withPlainSpaces } from '#tests/support/shown-words.ts'

// What each place says of a package's money, written by hand: no amount here is the product's own.

const { net: before, total: toPay, due: now, month, year, rest: later } = sumNames.offered
const { total: including, due: paid } = sumNames.paid
const { due: unconfirmed } = sumNames.unconfirmed
const taxes = ['VAT (10%)', includedName('VAT (5%)')] as const

const [space] = resources
const [cabling, firewall] = fixedItems
const rack = { selected: true, name: 'Rack relocation', price: cents(99_999) }

type Figures = readonly [net: string, tax: string, total: string, month?: string, year?: string]
/** Of a deposit of 40%: what is paid today, its tax, and what is paid later. */
type Deposit = readonly [due: string, tax: string, rest: string]
type Priced = readonly [TaxRule, Figures, Deposit]
type Basket = readonly [name: string, choices: Choices, prices: readonly Priced[]]

// A tax of the price itself differs in its figure alone.
const onTop: TaxRule = { percent: 10, isIncluded: false }
const included: TaxRule = { percent: 5, isIncluded: true }

const baskets: readonly Basket[] = [
  [
    'without monthly lines',
    // US$2,400 and US$600.
    { selection: only(cabling, firewall), held: {} },
    [
      [
        onTop,
        ['US$3,000.00', 'US$300.00', 'US$3,300.00'],
        ['US$1,320.00', 'US$120.00', 'US$1,980.00'],
      ],
    ],
  ],
  [
    // US$600, and 100 GB that cost US$2 each today and US$3 each in the 11 months after it.
    'with a held price',
    { selection: withQuantity(only(firewall), space.id, 100), held: { [space.id]: cents(200) } },
    [
      [
        onTop,
        // 880 + 11 × 330 in the year.
        ['US$800.00', 'US$80.00', 'US$880.00', 'US$330.00', 'US$4,510.00'],
        ['US$352.00', 'US$32.00', 'US$528.00'],
      ],
      [
        // 5/105 of 800, and 800 + 11 × 300.
        included,
        ['', 'US$38.10', 'US$800.00', 'US$300.00', 'US$4,100.00'],
        ['US$320.00', 'US$15.24', 'US$480.00'],
      ],
    ],
  ],
  [
    'with a custom service',
    // 50 GB at US$2 a month, and US$999.99.
    { selection: { ...withQuantity(nothing, space.id, 50), custom: rack }, held: {} },
    [
      [
        onTop,
        // 1,209.99 + 11 × 110 in the year.
        ['US$1,099.99', 'US$110.00', 'US$1,209.99', 'US$110.00', 'US$2,419.99'],
        // 40% of 1,209.99 are 483.996.
        ['US$484.00', 'US$44.00', 'US$725.99'],
      ],
    ],
  ],
]

function table([{ isIncluded }, figures, deposit]: Priced, isWhole: boolean) {
  const [net, tax, total, monthly, first] = figures
  const taxName = taxes[Number(isIncluded)] ?? ''
  const [due, dueTax, rest] = isWhole ? [total, tax] : deposit
  // Today's payment of a deposit alone: otherwise it is the total.
  const block = () => [
    ...(rest === undefined ? [] : [`${now} ${due}`, `${later} ${rest}`]),
    ...(monthly === undefined ? [] : [`${month} ${monthly}`, `${year} ${first}`]),
  ]
  const sums = (name = toPay) =>
    isIncluded
      ? [`${name} ${total}`, `${taxName} ${tax}`]
      : [`${before} ${net}`, `${taxName} ${tax}`, `${name} ${total}`]
  const shown = [...sums(), ...block()]
  const figureFirst = isIncluded ? sums() : [...sums().slice(2), ...sums().slice(0, 2)]
  const inBuilder = alike([...figureFirst, ...block()])
  const receipt = (name: string) => [
    `${name} ${due}`,
    ...sums(including),
    ...(rest === undefined ? [] : [`${later} ${rest}`]),
  ]
  return {
    'the builder’s panel': inBuilder,
    'its sheet': inBuilder,
    'its printed quote': shown,
    'the document of a link': shown,
    'the checkout’s summary': shown,
    'the checkout’s form': [...shown, `${checkoutCopy.payWithoutTotal} ${due}`],
    'the provider': [due, `${taxName} ${dueTax}`],
    'the receipt': receipt(paid),
    'an unconfirmed order': receipt(unconfirmed),
    'the message': shown,
    'its subject and short text': [toPay, toPay].map((name) => rounded(`${name} ${total}`)),
  }
}

const rounded = (row: string) => row.replace('.00', '')

/** The builder leaves out cents if no row of a column has any. */
const alike = (rows: readonly string[]) =>
  rows.every((row) => row.endsWith('.00')) ? rows.map(rounded) : rows

const names = [
  before,
  ...taxes,
  toPay,
  including,
  paid,
  unconfirmed,
  later,
  month,
  year,
  now,
  checkoutCopy.payWithoutTotal,
]
const row = new RegExp(
  `(${names.join('|').replaceAll(/[()]/g, String.raw`\$&`)})[:\\s\u2066-\u2069]*(US\\$\\d+(?:,\\d{3})*(?:\\.\\d\\d)?)`,
  'g',
)

const said = (text: string | null | undefined) =>
  Array.from(withPlainSpaces(text ?? '').matchAll(row), ([, name, amount]) => `${name} ${amount}`)

const cases = [100, 40].flatMap((percent) =>
  baskets.flatMap(([name, choices, prices]) =>
    prices.map((priced) => [name, choices, priced, percent] as const),
  ),
)

test.each(cases)(
  'every place tells the same of a package %s',
  async (_name, choices, priced, percent) => {
    changeTax(priced[0])
    changeDeposit(percent)
    if (choices.held[space.id]) {
      const until = new Date().toISOString().slice(0, 10)
      changePrice(space, cents(300), [{ cents: cents(200), until }])
    }
    const { found, orders } = await tellPlaces(choices)
    const charged = orders.flatMap(({ lines, includedTax }) => {
      const last = lines.at(-1)
      const tax = includedTax ?? { name: last?.name, amount: last?.unitPrice }
      return [inDollars(sum(lines.map(chargeFor))), `${tax.name} ${inDollars(tax.amount)}`]
    })
    const texts = Object.entries(found).map(([place, text]) => [place, said(text)])
    expect({ ...Object.fromEntries(texts), 'the provider': charged }).toEqual(
      table(priced, percent === 100),
    )
  },
)

const inDollars = (amount = 0) =>
  `US$${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`

const examples = [
  // 2,400 + 50 + 600 once, 200 + 50 × 2 a month, and 10% of both.
  ['Desk', 'US$3,685', 'US$330', 'desk'],
  ['Shop', 'US$792', 'US$132', 'shop'],
] as const

test('the examples’ cards and the home page tell the same', async () => {
  const builder = await openBuilder()
  for (const [name, total, monthly] of examples) {
    const card = screen.getByRole('button', { name: new RegExp(`^${name}`) })
    const sums = `${toPay} ${total}${month} ${monthly}`
    expect(withPlainSpaces(card.textContent)).toMatch(sums)
  }
  builder.leave()
  await renderPage('/')
  for (const [name, total, , id] of examples) {
    const link = screen.getByRole('link', { name })
    expect(link).toHaveAttribute('href', `/custom-quote?example=${id}`)
    expect(link.closest('section')).toHaveTextContent(toPay)
    const amounts = within(link.closest('div') ?? document.body).getAllByRole('definition')
    expect(amounts.map(({ textContent }) => withPlainSpaces(textContent))).toEqual([total])
  }
})
