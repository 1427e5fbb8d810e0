import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { groupByPeriod, priceSelection } from '#shared/quote.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { periodCopy } from '#web/content/periods.ts'
import { paths } from '#web/content/paths.ts'
import * as money from '#web/ui/browser/format-money.ts'
import { toSavedItems } from '#web/quote/keep/saved-items.ts'
import { openCheckout } from '#tests/support/checkout-page.ts'
import { saveQuote } from '#tests/support/stored-quotes.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { atTodaysPrices, everything, savedQuote } from '#tests/support/selections.ts'
import { planPriceSentences } from '#tests/support/shown-amounts.ts'

test('the order summary shows each line under its period, and what it covers once opened (rule 9.14)', async () => {
  const quote = priceSelection(everything)
  const { lines } = quote
  saveQuote(toSavedItems(atTodaysPrices(everything)))
  const { user } = await renderPage(paths.checkout)
  const summary = within(await screen.findByRole('complementary'))
  // After the sums at the head.
  const terms = summary.getAllByRole('term').slice(5)
  const amounts = summary
    .getAllByRole('definition')
    .map((row) => row.textContent)
    .slice(5)
  const expected = groupByPeriod(lines).flatMap((group) => [
    { name: periodCopy[group.period], amount: group.amount },
    ...group.lines,
  ])
  for (const [index, { name, amount }] of expected.entries()) {
    expect(terms[index]).toHaveTextContent(name)
    expect(amounts[index]).toBe(money.formatExactPrice(amount))
  }
  for (const { name, description } of lines.filter(({ unit }) => unit === undefined)) {
    expect(summary.getByText(description)).not.toBeVisible()
    await user.click(summary.getByText(name))
  }
  for (const { description } of lines) expect(summary.getByText(description)).toBeVisible()
  for (const text of planPriceSentences(quote)) expect(screen.getByText(text)).toBeVisible()
})

test('above the form the lines are folded, and what is paid is not (rule 9.15)', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(
    Object.assign(matchMedia(''), { matches: true }),
  )
  await openCheckout()
  const row = await screen.findByText(checkoutCopy.summary.items(savedQuote.lines.length))
  expect(row.parentElement).not.toHaveAttribute('open')
  const [sentence = ''] = planPriceSentences(savedQuote)
  for (const text of [sentence, 'Today']) expect(screen.getAllByText(text)[0]).toBeVisible()
})
