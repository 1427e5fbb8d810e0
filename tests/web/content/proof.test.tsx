import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { about } from '#web/content/about.ts'
import { paths } from '#web/content/paths.ts'
import { proofCopy } from '#web/content/proof.ts'
import { Facts, Founders } from '#web/site/about/about-page.tsx'
import { home } from '#web/content/home.ts'
import { ClientProof, Standing } from '#web/site/home/clients.tsx'
import { renderPage, sectionOf } from '#tests/support/render-page.tsx'
import { withPlainSpaces } from '#tests/support/shown-amounts.ts'

test('the owner’s proof is shown (rule 3.8)', () => {
  const figure = { title: 'No outage', text: 'since the second link' }
  const told = { heading: 'Acme on two links', text: 'A second fibre.', figures: [figure] }
  const [{ name }] = about.founders
  render(
    <>
      <ClientProof clients={['Acme']} case={told} />
      <Facts
        certificates={['ISO 9001', 'ISO 27001']}
        team={{ picture: '/b.avif', text: 'All of us' }}
      />
      <Standing {...home.statistics} certificates={['ISO 22301']} />
      <Founders list={about.founders} portraits={{ [name]: '/a.avif' }} />
    </>,
  )
  expect(sectionOf(proofCopy.clients)).toHaveTextContent('Acme')
  expect(sectionOf(told.heading)).toHaveTextContent(figure.text)
  expect(sectionOf(home.statistics.heading)).toHaveTextContent(
    withPlainSpaces(`${home.statistics.facts}. ${proofCopy.certificates}: ISO 22301.`),
  )
  expect(screen.getByText('ISO 9001, ISO 27001')).toHaveRole('definition')
  expect(screen.getByRole('img', { name })).toHaveAttribute('src', '/a.avif')
  expect(screen.getByRole('img', { name: 'All of us' })).toHaveAttribute('src', '/b.avif')
})

test.each([paths.home, paths.about])(
  'without proof %s shows neither headings nor initials in place of faces',
  async (path) => {
    await renderPage(path)
    expect(screen.queryByText(proofCopy.clients)).toBeNull()
    expect(screen.queryByText(proofCopy.certificates)).toBeNull()
    expect(screen.queryAllByText(proofCopy.onRequest)).toHaveLength(path === paths.home ? 1 : 0)
    expect(screen.queryByText(/^[A-Z]{2}$/)).toBeNull()
  },
)

test('the founders come before their story (rule 3.6)', async () => {
  await renderPage(paths.about)
  const headings = screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent)
  const names = about.founders.map(({ name }) => name)
  expect(headings.slice(0, 3)).toEqual([...names, about.story.heading])
})
