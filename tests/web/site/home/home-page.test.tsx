import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { home } from '#web/content/home.ts'
import { addToQuotePath, paths } from '#web/content/paths.ts'
import { offerOfService, offerWords } from '#web/content/service-offers.ts'
import { formatUsd } from '#web/ui/browser/format-money.ts'

beforeEach(async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  await renderPage(paths.home)
})

const targetOf = ({ text }: { readonly text: string }) =>
  screen.getByRole('link', { name: text }).getAttribute('href')

test('the hero links to the builder and the services, the end of the page to the contact page', () => {
  expect(home.hero.links.map(targetOf)).toEqual([paths.customQuote, paths.services])
  expect(home.callToAction.links.map(targetOf)).toEqual([paths.contact])
})

const { trust, technologies, industries, statement, statistics, reasons } = home

test.each([
  [
    trust.heading,
    'listitem',
    trust.tiles.map(({ figure, unit, title, text }) => `${figure} ${unit} ${title}${text}`),
  ],
  [technologies.heading, 'listitem', technologies.list],
  [industries.heading, 'term', industries.list.map(({ title }) => title)],
  [industries.heading, 'definition', industries.list.map(({ text }) => text)],
  [statement.title, 'paragraph', [statement.text]],
  [reasons.heading, 'term', reasons.list.map(({ title }) => title)],
  [reasons.heading, 'definition', reasons.list.map(({ text }) => text)],
  [statistics.heading, 'term', statistics.list.map(({ label }) => label)],
  [statistics.heading, 'definition', statistics.list.map(({ figure }) => figure)],
] as const)('the section “%s” has every %s of the content', (heading, role, texts) => {
  const elements = within(screen.getByRole('region', { name: heading })).getAllByRole(role)
  expect(elements.map(({ textContent }) => textContent)).toEqual(texts)
})

test.each(home.capabilities.cards)(
  'the capability “$title” leads to the builder if its service is on sale there',
  ({ slug }) => {
    const offer = offerOfService(slug)
    const card = document.querySelector(`[data-capability=${slug}]`)
    const add = card?.querySelector(`a[href^="${paths.customQuote}"]`) ?? null
    expect(add?.getAttribute('href')).toBe(offer && addToQuotePath(offer.id))
    expect(add?.textContent).toBe(offer && offerWords.addPriced(formatUsd(offer.price)))
  },
)
