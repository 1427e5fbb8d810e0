import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { contact } from '#web/content/contact.ts'
import { notFound } from '#web/content/not-found.ts'
import { citedAddresses, paths, servicePath } from '#web/content/paths.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import { askFor } from '#web/content/service-offers.ts'
import { loadServices } from '#web/content/services/services.ts'
import { allPages, documentTitle, notFoundPage } from '#web/content/site-map.ts'
import { absoluteUrl } from '#web/content/site-origin.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { withPlainSpaces } from '#tests/support/shown-words.ts'

const inHead = (selector: string, attribute: string) =>
  [...document.head.querySelectorAll(selector)].map((it) => it.getAttribute(attribute))

test('after a click on a link the head is the new page’s, and its heading has the focus, in another main element', async () => {
  const { user } = await renderPage(paths.paymentFailed)
  expect(inHead('meta[name=robots]', 'content')).toEqual(['noindex'])
  expect(inHead('link[rel=canonical]', 'href')).toEqual([])
  const main = screen.getByRole('main')
  const page = allPages.find(({ path }) => path === paths.pricing) ?? notFoundPage
  const footer = within(screen.getByRole('contentinfo'))
  await user.click(footer.getByRole('link', { name: page.label ?? '' }))
  await waitFor(() => expect(document.title).toBe(documentTitle(page)))
  expect(inHead('meta[name=description]', 'content')).toEqual([page.description])
  expect(inHead('meta[name=robots]', 'content')).toEqual([])
  expect(inHead('link[rel=canonical]', 'href')).toEqual([absoluteUrl(paths.pricing)])
  // Orca would take the first text of the same one for read, and not say the heading.
  expect(screen.getByRole('main')).not.toBe(main)
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading).toHaveFocus()
  act(() => heading.blur())
  expect(heading).not.toHaveAttribute('tabindex')
})

test('the router follows a legal document’s link to another page', async () => {
  const { user, router } = await renderPage(paths.terms)
  const [link = document.body] = document.querySelectorAll('main a[href^="/"]')
  await user.click(link)
  await expect.poll(() => router.state.location.pathname).toBe(link.getAttribute('href'))
})

test.each([
  ['/no/such-page', []],
  [citedAddresses.terms, [paths.terms]],
  [`${paths.pricing.toUpperCase()}/`, [paths.pricing]],
])('%s is the 404 page, is logged, and suggests %j before the home page', async (path, nearest) => {
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  await renderPage(path)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(notFound.heading)
  expect(log).toHaveBeenCalledWith(expect.stringContaining(path))
  const links = [...document.querySelectorAll('main a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([...nearest, paths.home])
})

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
    expect(withPlainSpaces(card.textContent)).toContain(price + pricing.plans.per)
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
  'from %s, “%s” fills in the contact page’s message, which is named first, above the form, also in a new tab, and the address stays (rules 4.3, 5.4 and 6.5)',
  async (path, link, message) => {
    const { user, router, leave } = await renderPage(path)
    const pressed = screen.getAllByRole<HTMLAnchorElement>('link', { name: link }).at(-1)
    const href = pressed?.getAttribute('href') ?? ''
    await user.click(pressed ?? document.body)
    await screen.findByDisplayValue(message)
    expect(router.state.location).toMatchObject({ pathname: paths.contact, search: '', hash: '' })
    const heading = screen.getByRole('heading', { level: 1 })
    expect(heading).toHaveFocus()
    expect(heading).toHaveAccessibleDescription(message)
    const direct = screen.getByRole('heading', { name: contact.details.heading })
    const field = screen.getByDisplayValue(message)
    expect(field.compareDocumentPosition(direct)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    leave()
    sessionStorage.clear()
    const tab = await renderPage(href)
    await screen.findByDisplayValue(message)
    expect(tab.router.state.location).toMatchObject({ pathname: paths.contact, hash: '' })
  },
)
