import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { paths, servicePath } from '#web/content/paths.ts'
import { projectProcess } from '#web/content/process.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { servicesPage } from '#web/content/services-page.ts'

test.each(serviceSummaries)(
  'the card of $slug has its summary and features, and links to its page',
  async ({ slug, title, summary, features, link }) => {
    await renderPage(paths.services)
    const card = screen.getByRole('heading', { level: 2, name: title }).closest('li')
    if (!card) throw new Error(`${title} has no card`)
    expect(within(card).getByRole('link', { name: link })).toHaveAttribute(
      'href',
      servicePath(slug),
    )
    expect(within(card).getByText(summary)).toBeVisible()
    const items = within(card).getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual(features)
  },
)

test('below the cards, the steps of a project say what the client holds after each', async () => {
  await renderPage(paths.services)
  const steps = within(screen.getByRole('region', { name: projectProcess.heading })).getAllByRole(
    'listitem',
  )
  expect(steps.map(({ textContent }) => textContent)).toEqual(
    projectProcess.steps.map(
      ({ title, text, holds }) => `${title}${text}${projectProcess.holds} ${holds}`,
    ),
  )
})

test('the call to action links to the contact page', async () => {
  await renderPage(paths.services)
  const [{ text }] = servicesPage.callToAction.links
  expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', paths.contact)
})
