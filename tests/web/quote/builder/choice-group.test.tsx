import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { OfferGroup } from '#web/quote/builder/choice-group.tsx'
import { choice, openBuilder } from '#tests/support/quote-page.ts'
import { renderPart } from '#tests/support/render-page.tsx'

test('a group without offers has no heading', () => {
  const { container } = render(<OfferGroup heading="Premium" note="For two sites." items={[]} />)
  expect(container).toBeEmptyDOMElement()
})

test('a phone folds more than two offers, until one of them is chosen (rule 7.21)', () => {
  for (const count of [2, 3])
    renderPart(<OfferGroup heading="Premium" isFolded items={fixedItems.slice(0, count)} />)
  // Only the second group is folded.
  const folded = screen.getByRole('group')
  expect(folded).not.toHaveAttribute('open')
  const [offer = document.body] = folded.querySelectorAll('input')
  fireEvent.click(offer)
  expect(folded).toHaveAttribute('open')
})

test('every offer lists its price, inclusions and exclusions, and every resource its price and explanation (rules 7.20 and 7.23)', async () => {
  await openBuilder()
  for (const [name, description] of [
    [
      'Office Cabling',
      'US$2,400 once Sockets, patch panel and labels. Covers up to 40 sockets. Not included: hardware.',
    ],
    ['Domain', 'US$50 a year Registered in your name. Covers one domain. Not included: renewal.'],
    [
      'Night Watch',
      'US$200 a month Alerts at night. Covers up to 20 devices. Not included: repairs.',
    ],
  ] as const)
    expect(choice(name)).toHaveAccessibleDescription(description)
  for (const extent of [/encrypted space/, /a day at your office/])
    expect(screen.getAllByText(extent).at(-1)).toBeVisible()
  for (const price of ['US$2 per GB a month', 'US$600 per day'])
    expect(document.body).toHaveTextContent(price)
})

test('two offers overlap: a note says so, and both stay selected (rule 7.1)', () => {
  renderPart(<OfferGroup heading="All" items={fixedItems} />)
  for (const name of ['Domain', 'Premium Domain']) {
    expect(screen.queryByRole('note')).not.toBeInTheDocument()
    fireEvent.click(choice(name))
  }
  expect(screen.getByRole('note')).toHaveTextContent('Premium Domain already has a domain.')
  for (const name of ['Domain', 'Premium Domain']) expect(choice(name)).toBeChecked()
})
