import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fixedItems, type OfferId, resources } from '#shared/catalogue.ts'
import { notices } from '#web/content/notices.ts'
import { NotInPrice } from '#web/quote/parts/payment-notes.tsx'
import { toldIfMissing } from '#web/quote/parts/told-if-missing.ts'
import { shownNotices } from '#web/ui/browser/notifications.ts'

const [cabling, , domain, hotline] = fixedItems
const [space, days] = resources

test.each<[string, readonly { readonly id: OfferId }[], string]>([
  ['what several offers leave out, once', [cabling, domain, domain], 'hardware, renewal'],
  ['what an offer leaves out', [cabling, hotline], 'hardware, visits'],
  // Engineer days are visits.
  ['nothing that another line brings', [cabling, hotline, days], 'hardware'],
])('what is not in the price says %s (rule 7.25)', (_case, lines, missing) => {
  const { container } = render(<NotInPrice lines={lines} />)
  expect(container).toHaveTextContent(new RegExp(`(?<!,.*) ?${missing}\\S?$`))
})

test('without anything left out it says only what a resource is not', () => {
  const { container } = render(<NotInPrice lines={[space]} />)
  expect(container).toHaveTextContent(/^Space is not a backup: you keep your own\.$/)
})

test('a part that did not load is told until the next attempt', async () => {
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'))
  const loadPart = toldIfMissing(load)
  await expect(loadPart()).rejects.toThrow('offline')
  const { title } = notices.partNotLoaded
  expect(shownNotices()).toMatchObject([{ notice: { title } }])
  expect(await loadPart()).toBe('part')
  expect(shownNotices()).toEqual([])
})
