import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { about } from '#web/content/about.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { payLabel } from '#tests/support/checkout-page.ts'
import { savedLines } from '#tests/support/selections.ts'
import {
  clearQuoteElsewhere,
  savedQuoteItems,
  saveQuote,
  saveQuoteElsewhere,
} from '#tests/support/quote-items.ts'
import {
  choice,
  customName,
  nameCustomService,
  openBuilder,
  proceedButton,
  shownTotal,
  totalOf,
} from '#tests/support/quote-page.ts'

const changedTotal = totalOf(savedLines.slice(1))
const unsaved = fixedItems[2]

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const changed = () => screen.findByText(notices.quoteChangedElsewhere.description)
const kept = () => screen.findByText(notices.choicesKept.description)

async function openSavedQuote() {
  saveQuote()
  const page = await openBuilder()
  await waitFor(() => expect(shownTotal()).toBe(totalOf(savedLines)))
  return page
}

test.each([
  ['an opened quote', openSavedQuote],
  ['an untouched builder', openBuilder],
])('%s follows what another tab saves, with a notification', async (_case, open) => {
  await open()
  saveQuoteElsewhere()
  await changed()
  expect(shownTotal()).toBe(changedTotal)
})

test('unsaved choices are kept, and the notification says what Proceed does', async () => {
  const { user } = await openSavedQuote()
  await user.click(choice(unsaved.name))
  saveQuoteElsewhere()
  await kept()
  expect(shownTotal()).toBe(totalOf([...savedLines, { amount: unsaved.price }]))
})

test('a custom service that is being typed is an unsaved choice', async () => {
  const { user } = await openSavedQuote()
  await nameCustomService(user, 'Rack relocation')
  saveQuoteElsewhere()
  await kept()
  expect(customName()).toHaveValue('Rack relocation')
})

test('the builder also follows changes while the checkout is open', async () => {
  const { user } = await openSavedQuote()
  await user.click(proceedButton())
  await heading(checkoutCopy.heading)
  saveQuoteElsewhere()
  await changed()
  await user.click(screen.getByRole('link', { name: checkoutCopy.summary.edit }))
  await heading(quoteBuilder.heading)
  expect(shownTotal()).toBe(changedTotal)
})

test('a quote that another tab paid for stays open in the builder', async () => {
  await openSavedQuote()
  clearQuoteElsewhere()
  await screen.findByText(notices.quoteClearedElsewhere.title)
  expect(shownTotal()).toBe(totalOf(savedLines))
})

test('a damaged quote is reported once, not again on return', async () => {
  saveQuote([savedQuoteItems[0], { id: 'fax' }])
  const { user, router } = await openBuilder()
  await screen.findByText(notices.quoteDamaged.title)
  await router.navigate(paths.about)
  await heading(about.heading)
  await router.navigate(paths.customQuote)
  await heading(quoteBuilder.heading)
  await user.click(proceedButton())
  await heading(checkoutCopy.heading)
  // A later notification shows that a second one would be there by now.
  await user.click(screen.getByRole('button', { name: payLabel(savedLines.slice(0, 1)) }))
  await screen.findByText(notices.requiredFieldsMissing.title)
  expect(screen.getAllByText(notices.quoteDamaged.title)).toHaveLength(1)
})
