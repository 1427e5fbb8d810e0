import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { paths } from '#web/content/paths.ts'
import { toAnchor } from '#web/site/legal/prose.tsx'

test('the router follows a legal document’s link to another page', async () => {
  const { user, router } = await renderPage(paths.terms)
  const [link] = within(screen.getByRole('main'))
    .getAllByRole('link')
    .filter((each) => each.getAttribute('href')?.startsWith('/'))
  if (!link) throw new Error('No link to a page')
  await user.click(link)
  await expect.poll(() => router.state.location.pathname).toBe(link.getAttribute('href'))
})

test.each([
  ['Who we are, and what these terms cover', 'who-we-are-and-what-these-terms-cover'],
  ['(Prices, VAT & eTIMS)', 'prices-vat-etims'],
  ['Durée, préavis et ensuite', 'duree-preavis-et-ensuite'],
])('the anchor of %j is %j', (heading, anchor) => {
  expect(toAnchor(heading)).toBe(anchor)
})
