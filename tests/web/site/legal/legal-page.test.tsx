import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { legalDocuments } from '#tests/support/legal-documents.ts'
import { linksOf } from '#tests/support/legal-text.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { legalWords } from '#web/content/legal/legal-documents.ts'
import { formatDay } from '#web/ui/browser/format-day.ts'

const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)

describe.each(legalDocuments)('/$slug', (document) => {
  const { title, description, updated, summary, sections } = document
  const headings = sections.map(({ heading }) => heading)

  test('has its title and date, and a summary before its numbered sections', async () => {
    await renderPage(`/${document.slug}`)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByText(description)).toBeVisible()
    expect(screen.getByText(formatDay(updated))).toHaveAttribute('datetime', updated)
    const table = screen.getByRole('table', { name: legalWords.summary })
    expect(textsOf(within(table).getAllByRole('rowheader'))).toEqual(
      summary.map(({ term }) => term),
    )
    expect(textsOf(within(table).getAllByRole('cell'))).toEqual(summary.map(({ figure }) => figure))
    const numbered = screen.getAllByRole('heading', { level: 2, name: /^\d+\./ })
    expect(textsOf(numbered)).toEqual(headings.map((heading, index) => `${index + 1}. ${heading}`))
    expect(numbered[0]?.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  })

  test('has a table of contents with links to each section', async () => {
    await renderPage(`/${document.slug}`)
    const name = legalWords.contents
    for (const contents of screen.getAllByRole('navigation', { name, hidden: true })) {
      const links = within(contents).getAllByRole('link', { hidden: true })
      const targets = links.map((link) =>
        window.document.getElementById(link.getAttribute('href')?.slice(1) ?? ''),
      )
      expect(targets.map((target) => target?.querySelector('h2')?.lastChild?.textContent)).toEqual(
        headings,
      )
    }
  })

  test('has the links of its text, and opens pages of this site in the router', async () => {
    const { user, router } = await renderPage(`/${document.slug}`)
    const links = within(screen.getByRole('main')).getAllByRole('link')
    const targets = links.map((link) => link.getAttribute('href'))
    expect(targets).toEqual(expect.arrayContaining([...linksOf(document)]))
    const page = links.find((link) => link.getAttribute('href')?.startsWith('/'))
    if (!page) return
    await user.click(page)
    await expect.poll(() => router.state.location.pathname).toBe(page.getAttribute('href'))
  })
})
