import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { legalDocuments } from '#tests/support/legal-documents.ts'
import { company } from '#web/content/company.ts'
import { storedEntries } from '#web/content/legal/stored-entries.ts'

test.each(legalDocuments)('/$slug has its title, its date and its summary', async (document) => {
  await renderPage(`/${document.slug}`)
  expect(screen.getByRole('heading', { level: 1, name: document.title })).toBeVisible()
  expect(screen.getByText(document.description)).toBeVisible()
  expect(screen.getByText('20 November 2026')).toHaveAttribute('datetime', document.updated)
  const table = within(screen.getByRole('table', { name: 'In short' }))
  expect(table.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(
    document.summary.map(({ term }) => term),
  )
  expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(
    document.summary.map(({ figure }) => figure),
  )
})

test.each(legalDocuments)('/$slug numbers its sections', async ({ slug, sections }) => {
  await renderPage(`/${slug}`)
  const headings = screen.getAllByRole('heading', { level: 2, name: /^\d+\./ })
  expect(headings.map((heading) => heading.textContent)).toEqual(
    sections.map(({ heading }, index) => `${index + 1}. ${heading}`),
  )
})

test.each(legalDocuments)(
  'the contents of /$slug lead to each section',
  async ({ slug, sections }) => {
    await renderPage(`/${slug}`)
    for (const contents of screen.getAllByRole('navigation', { name: 'Contents', hidden: true })) {
      const links = within(contents).getAllByRole('link', { hidden: true })
      const targets = links.map((link) =>
        document.getElementById(link.getAttribute('href')?.slice(1) ?? ''),
      )
      expect(targets.map((target) => target?.querySelector('h2')?.lastChild?.textContent)).toEqual(
        sections.map(({ heading }) => heading),
      )
    }
  },
)

test('the summary comes before the sections', async () => {
  await renderPage('/terms')
  const table = screen.getByRole('table')
  const first = screen.getByRole('heading', { level: 2, name: /^1\./ })
  expect(table.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('links in the text go to pages of this site, to mailboxes and to other sites', async () => {
  const { user, router } = await renderPage('/privacy')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'odpc.go.ke' })).toHaveAttribute(
    'href',
    'https://www.odpc.go.ke',
  )
  const { shown, href } = company.privacyEmail
  expect(main.getAllByRole('link', { name: shown })[0]).toHaveAttribute('href', href)
  await user.click(main.getByRole('link', { name: 'Cookie Policy' }))
  await screen.findByRole('heading', { level: 1, name: 'Cookie Policy' })
  expect(router.state.location.pathname).toBe('/cookies')
})

test('the cookie policy lists every entry that the site keeps', async () => {
  await renderPage('/cookies')
  const items = screen.getAllByRole('listitem').map((item) => item.textContent)
  for (const { name, content } of storedEntries) {
    expect(items).toContainEqual(expect.stringContaining(`${name}: ${content}`))
  }
})
