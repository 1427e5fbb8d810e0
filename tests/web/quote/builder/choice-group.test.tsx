import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fixedItems, type FixedItem } from '#shared/catalogue.ts'
import { coverLines, termWords } from '#shared/words.ts'
import { resourceCovers } from '#web/content/limits.ts'
import { overlaps } from '#web/content/quote-builder.ts'
import { formatPrice } from '#tests/support/shown-amounts.ts'
import { OfferGroup } from '#web/quote/builder/choice-group.tsx'
import { choice, openBuilder } from '#tests/support/quote-page.ts'

test('a group without offers has no heading', () => {
  const { container } = render(<OfferGroup heading="Premium" note="For two sites." items={[]} />)
  expect(container).toBeEmptyDOMElement()
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
  for (const price of ['US$2 per GB a month', 'US$50 per TB a month', 'US$25 per seat a month'])
    expect(document.body).toHaveTextContent(price)
})

test.each(overlaps)(
  '$pair overlap: a note says so, and both stay selected, in groups that opened (rule 7.21)',
  async ({ pair, note }) => {
    const names = fixedItems.filter(({ id }) => pair.includes(id)).map(({ name }) => name)
    const { user } = await openBuilder()
    for (const name of names) {
      expect(screen.queryByRole('note')).not.toBeInTheDocument()
      await user.click(choice(name))
    }
    expect(screen.getByRole('note')).toHaveTextContent(note)
    for (const name of names) {
      expect(choice(name)).toBeChecked()
      expect(choice(name).closest('details')).toHaveAttribute('open')
    }
  },
)
