import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fixedItems, type OfferId, resources } from '#shared/catalogue.ts'
import { mapCustomerFields } from '#shared/customer-fields.ts'
import { caller } from '#web/content/caller.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { itemCount, periodCopy } from '#web/content/periods.ts'
import { sumNames } from '#web/content/sum-names.ts'
import { NotInPrice } from '#web/quote/parts/payment-notes.tsx'
import { openCheckout, payButton } from '#tests/support/checkout-page.ts'
import { inOrder } from '#tests/support/shown-words.ts'
import { field } from '#tests/support/render-page.tsx'

test('the order summary shows each line under its period, and what it covers once opened (rules 7.15 and 7.20)', async () => {
  const { user } = await openCheckout()
  const summary = within(await screen.findByRole('complementary'))
  // The only group's sum would repeat the whole's.
  expect(summary.getByText(periodCopy.once).nextSibling).toBeNull()
  for (const [name, amount, description] of [
    ['Office Cabling', 'US$2,400.00', inOrder('up to 40 sockets', 'hardware')],
    ['Firewall & Filter', 'US$600.00', inOrder('one site', 'licences')],
  ] as const) {
    const line = summary.getByText(name)
    expect(line.closest('li')?.lastChild).toHaveTextContent(amount)
    expect(summary.getByText(description)).not.toBeVisible()
    await user.click(line)
    expect(summary.getByText(description)).toBeVisible()
  }
})

test('above the form the lines are folded, and at Pay neither what is paid nor what is not in it is (rules 7.25 and 9.15)', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(
    Object.assign(matchMedia(''), { matches: true }),
  )
  await openCheckout()
  const row = await screen.findByText(itemCount(2))
  expect(row.closest('details')).not.toHaveAttribute('open')
  const form = within((await payButton()).closest('form') ?? document.body)
  expect(form.getByText(sumNames.offered.total)).toBeVisible()
  expect(form.getByText(inOrder('hardware', 'licences'))).toBeVisible()
})

test('the next steps say who calls, and the phone field why (rule 9.18)', async () => {
  await openCheckout()
  expect(screen.getByText(caller.before, { exact: false })).toBeVisible()
  expect(field(mapCustomerFields(({ label }) => label).phone)).toHaveAccessibleDescription(
    checkoutCopy.phoneReason,
  )
})

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
