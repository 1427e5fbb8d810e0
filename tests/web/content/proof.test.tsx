import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as locale from '#shared/locale.ts'
import { about } from '#web/content/about.ts'
import { home } from '#web/content/home.ts'
import { paths } from '#web/content/paths.ts'
import { formatDay } from '#web/ui/browser/format-day.ts'
import { proof, proofCopy } from '#web/content/proof.ts'
import { Facts, Founders, Projects } from '#web/site/about/about-page.tsx'
import { ClientProof, Standing } from '#web/site/home/clients.tsx'
import { renderPage, sectionOf } from '#tests/support/render-page.tsx'
import { inOrder, withPlainSpaces } from '#tests/support/shown-words.ts'

test('the owner’s proof is shown (rule 3.8), certificates with the language’s separator', () => {
  vi.spyOn(locale, 'listSeparator', 'get').mockReturnValue('، ')
  const certificate = { name: 'ISO 22301', number: 'KE 7', until: '2027-11-30' }
  const project = { title: 'A port', text: 'Two links.', handedOver: '2026-03-02' }
  const told = { heading: 'Two links', text: 'A second fibre.', figures: [] }
  const [{ name }] = about.founders
  render(
    <>
      <ClientProof clients={['Acme']} case={told} />
      <Facts
        certificates={[certificate]}
        registration="https://register.example/1"
        team={{ picture: '/b.avif', text: 'All of us' }}
      />
      <Projects projects={[project]} />
      <Standing
        {...home.statistics}
        certificates={[certificate, { ...certificate, name: 'ISO 1' }]}
      />
      <Founders list={about.founders} portraits={{ [name]: '/a.avif' }} />
    </>,
  )
  expect(sectionOf(proofCopy.clients)).toHaveTextContent('Acme')
  expect(sectionOf(told.heading)).toHaveTextContent(told.text)
  expect(sectionOf(home.statistics.heading)).toHaveTextContent(
    inOrder(withPlainSpaces(home.statistics.facts), proofCopy.certificates, 'ISO 22301، ISO 1'),
  )
  const dated = [certificate.until, project.handedOver].map((day) => formatDay(day))
  for (const [at, part] of [`${certificate.number}، `, '، Two links.'].entries()) {
    const isTold = (text: string) => text.includes(part) && text.includes(dated[at] ?? '')
    expect(screen.getByText(isTold)).toHaveRole('definition')
  }
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://register.example/1')
  expect(screen.getByRole('img', { name })).toHaveAttribute('src', '/a.avif')
  expect(screen.getByRole('img', { name: 'All of us' })).toHaveAttribute('src', '/b.avif')
})

const ifAny = ({ length }: readonly unknown[]) => (length > 0 ? 1 : 0)

test('without proof there are none of its headings; as long as no client is named, the home page offers references', async () => {
  const { leave } = await renderPage(paths.home)
  expect(screen.queryAllByText(proofCopy.onRequest)).toHaveLength(1 - ifAny(proof.clients))
  expect(screen.queryAllByText(proofCopy.clients)).toHaveLength(ifAny(proof.clients))
  const certified = new RegExp(proofCopy.certificates)
  expect(screen.queryAllByText(certified)).toHaveLength(ifAny(proof.certificates))
  leave()
  await renderPage(paths.about)
  expect(screen.queryAllByText(proofCopy.projects)).toHaveLength(ifAny(proof.projects))
})

test('the founders come before their story (rule 3.6)', async () => {
  await renderPage(paths.about)
  const headings = screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent)
  const names = about.founders.map(({ name }) => name)
  expect(headings.slice(0, 3)).toEqual([...names, about.story.heading])
})
