import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cents } from '#shared/money.ts'
import { QuoteSummary } from '#web/quote/builder/quote-summary.tsx'
import { announcements, renderPart } from '#tests/support/render-page.tsx'
import { shownTotal } from '#tests/support/quote-page.ts'
import {
  cabling,
  customChanged,
  emptied,
  opened,
  resized,
  toggled,
} from '#tests/support/quote-events.ts'
import { withPlainSpaces } from '#tests/support/shown-amounts.ts'

const button = (name: string) => screen.getByRole('button', { name })
const isStruckThrough = (name: string) => screen.getByText(name).closest('[data-removed]') !== null

/** The package of a first visit, 100 GB, and an offer. */
const open = () =>
  renderPart(
    <QuoteSummary headingRef={{ current: null }} isLinkPending={false} />,
    opened,
    toggled(cabling),
  )

test('monthly and one-off lines are listed under a heading with their subtotal (rule 7.15), above the approximate price in the plans’ currency (rule 7.17)', () => {
  const { tell } = open()
  expect(withPlainSpaces(document.body.textContent)).toContain(
    'One-timeUS$2,400Office CablingUS$2,400Monthly, first monthUS$200Space100 GBUS$200',
  )
  tell(toggled(cabling))
  // US$200 and 10%, at 3,700 shillings, to three digits.
  const note = screen.getByText('About UGX 814,000')
  expect(note).toBeVisible()
  tell(emptied)
  expect(note).not.toBeInTheDocument()
})

test('a line can be removed and put back with one button, which keeps the focus; both are announced', async () => {
  const { user } = open()
  button('Remove Office Cabling').focus()
  await user.keyboard('{Enter}')
  // US$200, and 10% on top.
  expect(shownTotal()).toBe('US$220')
  expect(announcements()).toContain('Office Cabling removed')
  expect(isStruckThrough('Office Cabling')).toBe(true)
  expect(button('Undo: put Office Cabling back')).toHaveFocus()
  await user.keyboard('{Enter}')
  // And US$2,400.
  expect(shownTotal()).toBe('US$2,860')
  expect(isStruckThrough('Office Cabling')).toBe(false)
  expect(announcements()).toContain('Office Cabling is back')
  expect(button('Remove Office Cabling')).toHaveFocus()
})

test('a double click on Remove removes; a new choice of the line replaces its Undo', async () => {
  const { user, tell } = open()
  await user.dblClick(button('Remove Space'))
  expect(button('Undo: put Space back')).toBeVisible()
  tell(resized(50))
  expect(screen.queryByRole('button', { name: 'Undo: put Space back' })).toBeNull()
  expect(button('Remove Space')).toBeVisible()
})

const row = (name: string) => screen.getByText(name).closest('dl > div')

test('a line stays the same one while the name of its service is typed, so that it enters once', () => {
  const { tell } = open()
  tell(customChanged({ selected: true, name: 'Rack', price: cents(50_00) }))
  const first = row('Rack')
  tell(customChanged({ name: 'Racks' }))
  expect(first).toBeInstanceOf(HTMLElement)
  expect(row('Racks')).toBe(first)
})
