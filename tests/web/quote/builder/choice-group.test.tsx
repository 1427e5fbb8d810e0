import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { coverLines } from '#shared/words.ts'
import { showAll } from '#web/content/periods.ts'
import { overlaps, resourceNotes } from '#web/content/quote-builder.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { OfferGroup } from '#web/quote/builder/choice-group.tsx'
import { choice, openBuilder } from '#tests/support/quote-page.ts'

test('a group without offers has no heading', () => {
  const { container } = render(<OfferGroup heading="Premium" note="For two sites." items={[]} />)
  expect(container).toBeEmptyDOMElement()
})

test('a phone folds more than two offers (rule 7.21)', () => {
  expect(showAll(fixedItems.slice(0, 3))).not.toBeNull()
  render(<Disclosure summary={showAll(fixedItems.slice(0, 2))}>Two</Disclosure>)
  expect(screen.getByText('Two').closest('details')).toBeNull()
})

test('every offer lists its inclusions and exclusions, and every resource has an explanation (rules 7.20 and 7.23)', async () => {
  await openBuilder()
  for (const { name, description, covers, price } of fixedItems) {
    const [covered, excluded] = coverLines(covers).map((line) => line.join(' '))
    const text = `${description} ${covered} ${excluded}`
    expect(choice(name)).toHaveAccessibleDescription(`${formatPrice(price)} ${text}`)
  }
  for (const note of Object.values(resourceNotes))
    expect(screen.getByText(note, { exact: false })).toBeVisible()
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
