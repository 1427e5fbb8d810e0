import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { priceSelection } from '#shared/quote.ts'
import { home } from '#web/content/home.ts'
import { examplePath, paths } from '#web/content/paths.ts'
import { quotePresets } from '#web/content/quote-presets.ts'
import { formatPrice } from '#tests/support/shown-amounts.ts'
import { renderPage, sectionOf } from '#tests/support/render-page.tsx'

test('the home page shows what each of the builder’s examples costs, and opens it (rule 3.2)', async () => {
  await renderPage(paths.home)
  const section = sectionOf(home.examples.heading)
  for (const { id, name, selection } of quotePresets) {
    const price = formatPrice(priceSelection(selection).totals.total)
    const [term] = screen.getAllByRole('term').filter((it) => it.textContent.startsWith(name))
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', examplePath(id))
    expect(term?.nextElementSibling).toHaveTextContent(price)
  }
  const link = screen.getByRole('link', { name: home.examples.link.text })
  expect(section).toContainElement(link)
  expect(link).toHaveAttribute('href', paths.customQuote)
})
