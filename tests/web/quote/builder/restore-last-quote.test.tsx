import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { notices } from '#web/content/notices.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { openBuilder, shownTotal, totalOf } from '#tests/support/quote-page.ts'
import { savedLines, savedSelection } from '#tests/support/selections.ts'

const [, offer] = fixedItems
const restore = { name: quoteBuilder.restore.button }

async function openAfterPaying(lastQuote: unknown) {
  sessionStorage.setItem(storageKeys.lastQuote, JSON.stringify(lastQuote))
  return openBuilder()
}

test('the quote that the success page cleared replaces other choices until Undo, and the focus stays in the page', async () => {
  const { user } = await openAfterPaying(savedSelection)
  await user.click(screen.getByRole('button', { name: quoteBuilder.start.empty }))
  await user.click(screen.getByRole('checkbox', { name: offer.name }))
  const before = shownTotal()
  await user.click(screen.getByRole('button', restore))
  expect(shownTotal()).toBe(totalOf(savedLines))
  await screen.findByText(notices.quoteRestored.title)
  expect(screen.queryByRole('button', restore)).not.toBeInTheDocument()
  expect(screen.getByText(quoteBuilder.start.restored)).toHaveFocus()
  await user.click(screen.getByRole('button', { name: quoteBuilder.start.undo }))
  expect(shownTotal()).toBe(before)
})

test('items no longer on sale are left out, as the notification says', async () => {
  const { user } = await openAfterPaying({
    ...savedSelection,
    fixedItems: ['fax', ...savedSelection.fixedItems],
  })
  await user.click(screen.getByRole('button', restore))
  expect(shownTotal()).toBe(totalOf(savedLines))
  await screen.findByText(notices.quoteRestoredInPart.title)
  expect(screen.queryByText(notices.quoteRestored.title)).not.toBeInTheDocument()
})
