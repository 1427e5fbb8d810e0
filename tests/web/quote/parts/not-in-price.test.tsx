import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fixedItems, resources, type OfferId } from '#shared/catalogue.ts'
import { NotInPrice } from '#web/quote/parts/payment-notes.tsx'

const [cabling, , domain, hotline] = fixedItems
const [space, days] = resources

test.each<[string, readonly { readonly id: OfferId }[], string]>([
  ['what several offers leave out, once', [cabling, domain, domain], 'hardware, renewal'],
  ['what an offer leaves out', [cabling, hotline], 'hardware, visits'],
  // Engineer days are visits.
  ['nothing that another line brings', [cabling, hotline, days], 'hardware'],
])('what is not in the price says %s (rule 7.25)', (_case, lines, missing) => {
  const { container } = render(<NotInPrice lines={lines} />)
  expect(container).toHaveTextContent(new RegExp(`^Not in this price: ${missing}\\.$`))
})

test('without anything left out it says only what a resource is not', () => {
  const { container } = render(<NotInPrice lines={[space]} />)
  expect(container).toHaveTextContent(/^Space is not a backup: you keep your own\.$/)
})
