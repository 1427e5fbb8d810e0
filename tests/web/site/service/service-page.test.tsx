import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { loadServices } from '#web/content/services/services.ts'
import { sampleStatus } from '#web/content/sample-status.ts'
import { addToQuotePath, paths, servicePath } from '#web/content/paths.ts'
import { offerOfService, offerWords } from '#web/content/service-offers.ts'
import { servicePage } from '#web/content/services-page.ts'
import { formatUsd } from '#web/ui/browser/format-money.ts'
import { formatPlanPrice } from '#web/content/plan-currency.ts'

const services = await loadServices()

test.each(services)(
  'the page of $slug has its overview, cards, inclusions, prices if any, and call to action',
  async ({ slug, title, cards, inclusions, overview, startingPrice }) => {
    await renderPage(servicePath(slug))
    const main = within(screen.getByRole('main'))
    const region = (name: string) => within(main.getByRole('region', { name }))
    const items = (name: string) => region(name).getAllByRole('listitem')
    expect(main.getByText(title)).toBeVisible()
    for (const text of overview) expect(region(servicePage.overview).getByText(text)).toBeVisible()
    expect(items(servicePage.cards).map(({ textContent }) => textContent)).toEqual(
      cards.map((card) => card.title + card.text),
    )
    expect(items(servicePage.included).map(({ textContent }) => textContent)).toEqual(inclusions)
    const next = region(servicePage.callToAction.heading).getAllByRole('link')
    expect(next.map((link) => link.getAttribute('href'))).toEqual([paths.contact, paths.pricing])
    const prices = main.queryAllByRole('complementary').map(({ textContent }) => textContent)
    const { before, price, after } = startingPrice ?? {}
    const offer = offerOfService(slug)
    const expected = [
      ...(price === undefined ? [] : [`${before} ${formatPlanPrice(price)} ${after}`]),
      ...(offer ? [`${offer.name} ${formatUsd(offer.price)}`] : []),
    ]
    expect(prices).toHaveLength(expected.length)
    for (const text of expected) expect(prices.join()).toContain(text)
    const add = main.queryByRole('link', { name: offerWords.add })
    expect(add?.getAttribute('href')).toBe(offer && addToQuotePath(offer.id))
  },
)

test.each(services.filter(({ drawing }) => drawing))(
  'the page of $slug has its drawing',
  async ({ slug, drawing }) => {
    await renderPage(servicePath(slug))
    // The samples below it are figures too, once they have loaded.
    const [figure] = screen.getAllByRole('figure')
    const sheet = within(figure ?? document.body)
    expect(sheet.getByRole('img', { name: drawing?.label })).toBeVisible()
    expect(sheet.getByText(sampleStatus)).toBeVisible()
  },
)
