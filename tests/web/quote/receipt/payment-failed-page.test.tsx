import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { clearQuoteElsewhere, saveQuote } from '#tests/support/stored-quotes.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { paths } from '#web/content/paths.ts'
import { paymentFailed } from '#web/content/payment-result.ts'
import { storageKeys } from '#web/content/storage-keys.ts'

const { wentBack, saved, notSaved } = paymentFailed

const retry = () => screen.getByRole('button', { name: paymentFailed.retry })
const link = (name: string) => screen.getByRole('link', { name })

test('the page reassures buyers who went back, lists common reasons, and links to the builder', async () => {
  saveQuote()
  await renderPage(paths.paymentFailed)
  expect(screen.getByText(`${wentBack} ${saved}`)).toBeVisible()
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(
    paymentFailed.reasons.list.map(({ title }) => title),
  )
  expect(link(paymentFailed.change)).toHaveAttribute('href', paths.customQuote)
})

test.each([
  ['nothing saved', () => {}],
  ['an empty list', () => saveQuote([])],
  ['broken JSON', () => localStorage.setItem(storageKeys.quoteItems, '[{')],
])(
  'with %s it claims no saved package, and offers the builder first (rule 11.7)',
  async (_case, store) => {
    store()
    await renderPage(paths.paymentFailed)
    expect(screen.getByText(`${wentBack} ${notSaved}`)).toBeVisible()
    const build = link(paymentFailed.build)
    expect(build).toHaveAttribute('href', paths.customQuote)
    expect(build.compareDocumentPosition(retry())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
)

test('a quote cleared in another tab is no longer claimed to be saved', async () => {
  saveQuote()
  await renderPage(paths.paymentFailed)
  act(clearQuoteElsewhere)
  expect(screen.getByText(`${wentBack} ${notSaved}`)).toBeVisible()
})
