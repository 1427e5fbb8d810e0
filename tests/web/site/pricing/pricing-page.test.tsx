import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { withPlainSpaces } from '#tests/support/shown-amounts.ts'
import { paths, servicePath } from '#web/content/paths.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import { askFor } from '#web/content/service-offers.ts'
import { loadServices } from '#web/content/services/services.ts'

const { included, notIncluded } = pricing.comparison

test.each([
  ['Desk Care', 'UGX 740,000', 'Up to 5', notIncluded],
  ['Floor Care', 'UGX 1,850,000', 'Up to 40', included],
])(
  'the table compares what %s costs and has, and its card orders it, says for how many, and when to pay (rules 5.4, 5.7 and 5.8)',
  async (name, price, desks, nightCalls) => {
    await renderPage(paths.pricing)
    expect(screen.getAllByText(pricing.plans.popular)).toHaveLength(1)
    const [names, ...rows] = screen.getAllByRole('row')
    const column = within(names ?? document.body)
      .getAllByRole('columnheader')
      .findIndex(({ textContent }) => textContent === name)
    const cells = rows.map(({ children }) => withPlainSpaces(children[column]?.textContent ?? ''))
    expect(cells).toEqual([price, desks, nightCalls])
    const card = screen.getByRole('heading', { name }).parentElement ?? document.body
    expect(withPlainSpaces(card.textContent)).toContain(price)
    expect(card).toHaveTextContent(`Desks${desks}`)
    expect(within(card).getByRole('link', { name: `Take ${name}` })).toBeVisible()
    expect(screen.getByText(pricing.plans.noPayment)).toBeVisible()
  },
)

const services = (await loadServices()).filter(({ startingPrice }) => startingPrice)

test.each<readonly [path: string, link: string, message: RegExp]>([
  [paths.pricing, 'Take Desk Care', /Desk Care.*UGX\s740,000/],
  [paths.pricing, askFor.named('Rack Tidy'), /Rack Tidy/],
  ...services
    .slice(0, 1)
    .map(({ slug, title }) => [servicePath(slug), askFor.text, new RegExp(title)] as const),
])(
  'from %s, “%s” fills in the contact page’s message without changing its URL (rules 4.3 and 5.4)',
  async (path, link, message) => {
    const { user, router } = await renderPage(path)
    await user.click(screen.getAllByRole('link', { name: link }).at(-1) ?? document.body)
    await screen.findByDisplayValue(message)
    expect(router.state.location).toMatchObject({ pathname: paths.contact, search: '', hash: '' })
  },
)
