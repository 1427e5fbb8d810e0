import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { orderRefusals } from '#web/content/order-refusals.ts'
import { periodCopy } from '#web/content/periods.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { selectedText, sumNames } from '#web/content/sum-names.ts'
import { QuoteSummary } from '#web/quote/builder/quote-summary.tsx'
import { cabling, emptied, opened, resized, toggled } from '#tests/support/quote-events.ts'
import {
  choice,
  customName,
  openBuilder,
  shownTotal,
  startEmpty,
} from '#tests/support/quote-page.ts'
import { announcements, button, link, renderPart } from '#tests/support/render-page.tsx'
import { inOrder, withPlainSpaces } from '#tests/support/shown-words.ts'

const copy = quoteBuilder.summary
const isStruckThrough = (name: string) => screen.getByText(name).closest('[data-removed]') !== null

const openFirst = () => renderPart(<QuoteSummary />, opened)

/** The package of a first visit, 100 GB, and an offer. */
function open() {
  const part = openFirst()
  part.dispatch(toggled(cabling))
  return part
}

test('monthly and one-off lines are listed under a heading with their subtotal (rule 7.15); what is to pay is also said in the plans’ currency, to three digits (rule 7.17)', () => {
  const { dispatch } = open()
  expect(withPlainSpaces(document.body.textContent)).toContain(
    `${periodCopy.once}US$2,400Office CablingUS$2,400${periodCopy.month}US$200Space100 GBUS$200`,
  )
  // 2,400 + 200 and 10% are US$2,860, and at 3,700 shillings UGX 10,582,000.
  const note = screen.getByText(/UGX 10,600,000/)
  expect(note).toBeVisible()
  dispatch(emptied)
  expect(note).not.toBeInTheDocument()
})

test('a line can be removed and put back with one button, which keeps the focus; both are announced', async () => {
  const { user } = open()
  button(copy.remove('Office Cabling')).focus()
  await user.keyboard('{Enter}')
  // US$200, and 10% on top.
  expect(shownTotal()).toBe('US$220')
  expect(announcements()).toContain(copy.removed('Office Cabling'))
  expect(isStruckThrough('Office Cabling')).toBe(true)
  expect(button(copy.undoFor('Office Cabling'))).toHaveFocus()
  await user.keyboard('{Enter}')
  // And US$2,400.
  expect(shownTotal()).toBe('US$2,860')
  expect(isStruckThrough('Office Cabling')).toBe(false)
  expect(announcements()).toContain(copy.restored('Office Cabling'))
  expect(button(copy.remove('Office Cabling'))).toHaveFocus()
})

test('a double click on Remove removes; a new choice of the line replaces its Undo', async () => {
  const { user, dispatch } = open()
  await user.dblClick(button(copy.remove('Space')))
  expect(button(copy.undoFor('Space'))).toBeVisible()
  dispatch(resized(50))
  expect(screen.queryByRole('button', { name: copy.undoFor('Space') })).toBeNull()
  expect(button(copy.remove('Space'))).toBeVisible()
})

test('total and count are announced together when a slider rests; who reads on later meets no announcement', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { dispatch } = openFirst()
  for (const quantity of [50, 100, 200]) {
    dispatch(resized(quantity))
    act(() => void vi.advanceTimersByTime(600))
    expect(announcements()).toEqual([])
  }
  act(() => void vi.advanceTimersByTime(200))
  expect(announcements().map(withPlainSpaces)).toEqual([
    // 200 GB at US$2, and 10%.
    expect.stringMatching(inOrder(sumNames.offered.total, 'US$440', selectedText(1))),
  ])
  act(() => void vi.advanceTimersByTime(5000))
  expect(announcements()).toEqual([])
})

test('the second skip link leads to the panel’s heading, which says where one is', async () => {
  const { user } = await openBuilder()
  await user.click(link(quoteBuilder.skip))
  expect(screen.getByRole('heading', { name: copy.heading })).toHaveFocus()
})

test('the sheet with the lines closes; Proceed closes it to focus a missing field', async () => {
  const { user } = await openBuilder()
  await startEmpty(user)
  await user.click(choice(quoteBuilder.custom.checkbox))
  const bar = button(copy.showLines)
  const openSheet = async () => {
    await user.click(bar)
    return within(await screen.findByRole('dialog', { name: copy.heading }))
  }
  const close = (await openSheet()).getByRole('button', { name: copy.hideLines })
  await waitFor(() => expect(close).toHaveFocus())
  await user.click(close)
  await waitFor(() => expect(bar).toHaveFocus())
  expect(bar).toHaveAttribute('aria-expanded', 'false')
  await user.click((await openSheet()).getByRole('button', { name: copy.proceed }))
  await waitFor(() => expect(customName()).toHaveFocus())
  expect(screen.getByRole('alert')).toHaveTextContent(orderRefusals.nothingSelected.words)
})
