import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { about } from '#web/content/about.ts'
import { layoutCopy } from '#web/content/layout.ts'
import { notices } from '#web/content/notices.ts'
import { noChoices } from '#web/quote/model/selection.ts'
import { saveDraft } from '#web/quote/keep/quote-draft.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import {
  clearQuoteElsewhere,
  savedItems,
  saveQuote,
  saveQuoteElsewhere,
} from '#tests/support/stored-quotes.ts'
import { choice, openBuilder } from '#tests/support/quote-page.ts'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('the builder announces another tab’s quote', async () => {
  await openBuilder()
  saveQuoteElsewhere()
  await screen.findByText(notices.quoteChangedElsewhere.description)
})

test('the builder says that it keeps unsaved choices, and what Proceed does', async () => {
  const { user } = await openBuilder()
  await user.click(choice(fixedItems[0].name))
  saveQuoteElsewhere()
  await screen.findByText(notices.choicesKept.description)
})

test.each([
  ['a package, Proceed brings it to the checkout', null, notices.choicesNotSaved],
  ['nothing, nothing is saved any more', noChoices, notices.quoteClearedElsewhere],
])('of a quote that another tab paid the builder with %s', async (_case, choices, notice) => {
  saveQuote()
  if (choices) saveDraft(choices)
  await openBuilder()
  clearQuoteElsewhere()
  await screen.findByText(notice.description)
})

test('a damaged quote is reported once, not again on return', async () => {
  saveQuote([savedItems[0], { id: 'fax' }])
  const { user, router } = await openBuilder()
  await screen.findByText(notices.quoteDamaged.title)
  await user.click(screen.getByRole('button', { name: layoutCopy.closeNotice }))
  await router.navigate(paths.about)
  await heading(about.heading)
  await router.navigate(paths.customQuote)
  await heading(quoteBuilder.heading)
  expect(screen.queryByText(notices.quoteDamaged.title)).toBeNull()
})
