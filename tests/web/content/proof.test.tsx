import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { about } from '#web/content/about.ts'
import { paths } from '#web/content/paths.ts'
import { proofCopy } from '#web/content/proof.ts'
import { Facts } from '#web/site/about/about-page.tsx'
import { Founders } from '#web/site/about/founders.tsx'
import { ClientProof } from '#web/site/home/client-proof.tsx'
import { renderPage } from '#tests/support/render-page.tsx'

test('what the owner fills in as proof is shown (rule 3.8)', () => {
  const figure = { title: 'No outage', text: 'since the second link' }
  const told = { heading: 'Acme on two links', text: 'A second fibre.', figures: [figure] }
  const [{ sheet, name }] = about.founders
  render(
    <>
      <ClientProof clients={['Acme']} case={told} />
      <Facts certificates={['ISO 9001', 'ISO 27001']} />
      <Founders list={about.founders} portraits={{ [sheet]: '/a.avif' }} />
    </>,
  )
  expect(screen.getByRole('region', { name: proofCopy.clients })).toHaveTextContent('Acme')
  expect(screen.getByRole('region', { name: told.heading })).toHaveTextContent(figure.text)
  expect(screen.getByText('ISO 9001, ISO 27001')).toHaveRole('definition')
  expect(screen.getByRole('img', { name })).toHaveAttribute('src', '/a.avif')
})

test.each([paths.home, paths.about])(
  '%s shows nothing of proof that is not there',
  async (path) => {
    await renderPage(path)
    for (const words of Object.values(proofCopy)) expect(screen.queryByText(words)).toBeNull()
  },
)
