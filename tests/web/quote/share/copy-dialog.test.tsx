import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { cents } from '#shared/money.ts'
import { fixedItems } from '#shared/catalogue.ts'
import { termWords } from '#shared/words.ts'
import { comparison } from '#web/content/comparison.ts'
import { company } from '#web/content/company.ts'
import { notices } from '#web/content/notices.ts'
import { periodCopy } from '#web/content/periods.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { sendQuote } from '#web/content/shared-quote.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { sumNames } from '#web/content/sum-names.ts'
import { formatDay } from '#web/ui/browser/format-day.ts'
import { changePrice, changeTax } from '#tests/support/changed-prices.ts'
import { choice, openBuilder, shownTotal } from '#tests/support/quote-page.ts'
import { announcements, button } from '#tests/support/render-page.tsx'
import { withPlainSpaces } from '#tests/support/shown-words.ts'
import { dispatchStorageEvent, fillStorage } from '#tests/support/stored-quotes.ts'

// Rule 8.12. The shop has the firewall at US$600 and the hotline at US$120 a month.

const { copy: words, dash, none } = comparison
const { copy: panel } = quoteBuilder.summary
const missing = `${dash}${none}`

const dialog = () => within(screen.getByRole('dialog'))
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => withPlainSpaces(textContent)))
const compared = () => rowsOf(dialog().getByRole('table'))
const column = (name: string) => {
  const [heads = [], ...rows] = compared()
  const at = heads.findIndex((head) => head.startsWith(name))
  return rows.map((row) => row[at])
}

/** Opens the builder with the shop, keeps it, and adds the domain. */
async function keepShop() {
  const page = await openBuilder()
  const { user } = page
  await user.click(button(/^Shop/))
  await user.click(button(panel.keep))
  expect(announcements()).toContain(panel.kept)
  await user.click(choice('Domain'))
  expect(announcements()).not.toContain(panel.kept)
  const compare = async () => {
    await user.click(button(panel.compare))
    await screen.findByRole('dialog')
  }
  return { ...page, compare }
}

/** Another tab's change of the stored copy. */
function storeCopy(change: (text: string) => string): void {
  const text = localStorage.getItem(storageKeys.quoteCopy) ?? ''
  const changed = change(text)
  if (changed === text) throw new Error(`Nothing to change: ${text}`)
  localStorage.setItem(storageKeys.quoteCopy, changed)
}

test('a kept copy stands beside the package: only the lines that differ, and all sums', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 27, 9))
  const { compare } = await keepShop()
  await compare()
  const { net, total, month, year } = sumNames.offered
  expect(compared()).toEqual([
    [
      comparison.line,
      `${words.unnamed}${words.keptOn(formatDay('2026-11-27'))}`,
      `${words.now}Q-8D03-45CF`,
    ],
    [periodCopy.once, 'US$600', 'US$650'],
    [expect.stringMatching(/^Domain/), missing, `US$50${termWords.year}`],
    [net, 'US$720', 'US$770'],
    ['VAT (10%)', 'US$72', 'US$77'],
    [total, 'US$792', 'US$847'],
    [month, 'US$132', 'US$132'],
    // 792 and 847, and 11 × 132.
    [year, 'US$2,244', 'US$2,299'],
  ])
})

test('Swap makes the copy the package, and back, with their names; a reload has both', async () => {
  // The sixtieth would be half of a character.
  const name = '事務所 ٢'.padEnd(59, '国')
  const { user, compare, leave } = await keepShop()
  await compare()
  await user.type(screen.getByLabelText(words.name), `${name}🏥`)
  expect(screen.getByRole('dialog').textContent).not.toMatch(/\p{Cs}/u)
  await user.click(button(words.swap))
  expect(announcements().map((said) => withPlainSpaces(said))).toContain(words.swapped('US$792'))
  expect(column(words.unnamed)).toContain('US$847')
  expect(column(name)).toContain('US$792')
  await user.click(button(words.close))
  expect(shownTotal()).toBe('US$792')
  leave()
  const again = await openBuilder()
  await again.user.click(button(panel.compare))
  await screen.findByRole('dialog')
  await again.user.click(button(words.swap))
  expect(column(name)).toContain('US$792')
  expect(shownTotal()).toBe('US$847')
})

test('Drop, here or in another tab, can be undone until the dialog is closed', async () => {
  const { user, compare } = await keepShop()
  await compare()
  await user.click(button(words.drop))
  expect(announcements()).toContain(words.dropped)
  await user.click(button(words.undo))
  act(() => {
    localStorage.removeItem(storageKeys.quoteCopy)
    dispatchStorageEvent(storageKeys.quoteCopy)
  })
  expect(button(words.swap)).toBeDisabled()
  await user.click(button(words.undo))
  expect(column(words.unnamed)).toContain('US$792')
  await user.click(button(words.drop))
  await user.click(button(words.close))
  await waitFor(() => expect(button(panel.keep)).toBeEnabled())
})

test('a copy at other prices, under another tax or of offers that are gone says what it was kept at', async () => {
  const { compare } = await keepShop()
  changePrice(fixedItems[1], cents(70_000), [])
  changeTax({ percent: 16, isIncluded: false })
  storeCopy((text) => text.replace('hotline', 'hotlink'))
  await compare()
  expect(screen.getByText(withPlainSpaces(words.changed('US$792.00')))).toBeVisible()
  // 700 and 16%.
  expect(column(words.unnamed)).toContain('US$812')
})

test('a copy that can’t be read makes room for another', async () => {
  const { user, compare } = await keepShop()
  storeCopy((text) => text.replace(/"savedAt":\d+/, '"savedAt":1e300'))
  await compare()
  expect(screen.getByText(words.unreadable)).toBeVisible()
  await user.click(button(words.drop))
  await user.click(button(words.close))
  expect(await screen.findByRole('button', { name: panel.keep })).toBeEnabled()
})

test('where storage is full, the page keeps the copy, and says that nothing is saved', async () => {
  fillStorage()
  const { user, compare } = await keepShop()
  expect(screen.getByText(notices.storageUnavailable.title)).toBeVisible()
  await compare()
  expect(column(words.unnamed)).toContain('US$792')
  await user.click(button(words.drop))
  expect(announcements()).toContain(words.dropped)
})

test('both are printed with the letterhead in place of the quote, and sent with both links', async () => {
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.UTC(2026, 10, 27))
  const { user, compare } = await keepShop()
  await compare()
  await waitFor(() => {
    fireEvent(window, new Event('beforeprint'))
    expect(screen.getByRole('heading', { level: 1, name: words.heading })).toBeInTheDocument()
  })
  const sheet = screen.getByRole('heading', { level: 1, name: words.heading }).closest('article')
  expect(sheet).toHaveTextContent(company.email.shown)
  expect(withPlainSpaces(sheet?.textContent ?? '')).toContain('US$847')
  fireEvent(window, new Event('afterprint'))
  await user.click(dialog().getByRole('button', { name: quoteActions.send }))
  const message = withPlainSpaces((await screen.findByText(/#q=/)).textContent)
  for (const text of [
    words.versus('Domain', none, 'US$50'),
    words.versus(sumNames.offered.total, 'US$792', 'US$847'),
    `#q=3.47.20261127_79200.firewall_1_60000.hotline_1_12000`,
    `#q=3.61.20261127_84700.firewall_1_60000.domain_1_5000.hotline_1_12000`,
    sendQuote.closing,
  ])
    expect(message).toContain(text)
})
