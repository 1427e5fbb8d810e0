import { fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { fixedItems, type FixedItem } from '#shared/catalogue.ts'
import { coverLines, termWords } from '#shared/words.ts'
import { overlaps, resourceCovers } from '#web/content/catalogue-copy.ts'
import { formatPrice } from '#tests/support/shown-amounts.ts'
import { OfferGroup } from '#web/quote/builder/choice-group.tsx'
import { makeStore } from '#web/quote/life/store.ts'
import { choice, openBuilder } from '#tests/support/quote-page.ts'

test('a group without offers has no heading', () => {
  const { container } = render(<OfferGroup heading="Premium" note="For two sites." items={[]} />)
  expect(container).toBeEmptyDOMElement()
})

const group = (count: number) => (
  <Provider store={makeStore()}>
    <OfferGroup heading="Premium" isFolded items={fixedItems.slice(0, count)} />
  </Provider>
)

test('a phone folds more than two offers, until one of them is chosen (rule 7.21)', () => {
  const { rerender } = render(group(2))
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
  rerender(group(3))
  expect(screen.getByRole('group')).not.toHaveAttribute('open')
  fireEvent.click(screen.getAllByRole('checkbox', { hidden: true })[0] ?? document.body)
  expect(screen.getByRole('group')).toHaveAttribute('open')
})

test('every offer lists its inclusions and exclusions, and every resource has an explanation (rules 7.20 and 7.23)', async () => {
  await openBuilder()
  const offers: readonly FixedItem[] = fixedItems
  for (const { name, description, covers, price, term = 'once' } of offers) {
    const [covered, excluded] = coverLines(covers).map((line) => line.join(' '))
    const text = `${description} ${covered}. ${excluded}.`
    const amount = `${formatPrice(price)} ${termWords[term]}`
    expect(choice(name)).toHaveAccessibleDescription(`${amount} ${text}`)
  }
  for (const { extent } of Object.values(resourceCovers))
    expect(screen.getAllByText(extent, { exact: false }).at(-1)).toBeVisible()
  for (const price of ['US$2 per GB a month', 'US$600 per day'])
    expect(document.body).toHaveTextContent(price)
})

test.each(overlaps)(
  '$pair overlap: a note says so, and both stay selected (rule 7.1)',
  async ({ pair, note }) => {
    const names = fixedItems.filter(({ id }) => pair.includes(id)).map(({ name }) => name)
    const { user } = await openBuilder()
    for (const name of names) {
      expect(screen.queryByRole('note')).not.toBeInTheDocument()
      await user.click(choice(name))
    }
    expect(screen.getByRole('note')).toHaveTextContent(note)
    for (const name of names) expect(choice(name)).toBeChecked()
  },
)
