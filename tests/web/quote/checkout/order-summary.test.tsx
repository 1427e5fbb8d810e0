import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { groupByPeriod, priceSelection } from '#shared/quote.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { periodCopy } from '#web/content/periods.ts'
import { paths } from '#web/content/paths.ts'
import { sumsOf, sumNames } from '#web/content/sums.ts'
import * as money from '#web/ui/browser/format-money.ts'
import { toSavedItems } from '#web/quote/keep/saved-items.ts'
import { changeTax, taxRules } from '#tests/support/changed-prices.ts'
import { openCheckout } from '#tests/support/checkout-page.ts'
import { saveQuote } from '#tests/support/stored-quotes.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { atTodaysPrices, everything, savedQuote } from '#tests/support/selections.ts'
import {
  formatExactPrice,
  planPriceSentences,
  withPlainSpaces,
} from '#tests/support/shown-amounts.ts'

test('the order summary shows each line under its period, what it covers once opened, and the sums (rule 9.14)', async () => {
  const quote = priceSelection(everything)
  const { lines } = quote
  saveQuote(toSavedItems(atTodaysPrices(everything)))
  const { user } = await renderPage(paths.checkout)
  const summary = within(await screen.findByRole('complementary'))
  const terms = summary.getAllByRole('term')
  const amounts = summary.getAllByRole('definition').map((row) => row.textContent)
  const expected = [
    ...groupByPeriod(lines).flatMap((group) => [
      { name: periodCopy[group.period], amount: group.amount },
      ...group.lines,
    ]),
    ...sumsOf(quote),
  ]
  const amountOf = (line: (typeof expected)[number]) =>
    `${money.formatExactPrice(line.amount)}${'term' in line && line.term === 'year' ? 'a year' : ''}`
  expect(amounts).toEqual(expected.map(amountOf))
  for (const [index, { name }] of expected.entries()) expect(terms[index]).toHaveTextContent(name)
  for (const { name, description } of lines.filter(({ unit }) => unit === undefined)) {
    expect(summary.getByText(description)).not.toBeVisible()
    await user.click(summary.getByText(name))
  }
  for (const { description } of lines) expect(summary.getByText(description)).toBeVisible()
  for (const text of [periodCopy.onePayment, ...planPriceSentences(quote)]) {
    expect(screen.getByText(text)).toBeVisible()
  }
})

test('above the form the summary is one row with the number of items and the total (rule 9.15)', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(
    Object.assign(matchMedia(''), { matches: true }),
  )
  await openCheckout()
  const row = (await screen.findByText(checkoutCopy.summary.items(savedQuote.lines.length)))
    .parentElement
  expect(row).toHaveTextContent(formatExactPrice(savedQuote.totals.total))
  expect(row).toHaveTextContent(sumNames.total)
  expect(row?.parentElement).not.toHaveAttribute('open')
  expect(row?.parentElement).toHaveTextContent(periodCopy.onePayment)
})

test.each(taxRules)(
  'the amount in shillings stands directly below the total (tax %j)',
  async (rule) => {
    changeTax(rule)
    await openCheckout()
    const summary = await screen.findByRole('complementary')
    const quote = priceSelection(savedQuote.selection)
    const sentences = planPriceSentences(quote)
    const expected = [sumNames.total, formatExactPrice(quote.totals.total), ...sentences].join('')
    expect(withPlainSpaces(summary.textContent)).toContain(expected)
  },
)
