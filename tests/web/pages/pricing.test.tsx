import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { planComparison, plans } from '#web/content/plans.ts'

const nbsp = /\u00A0/g
const textOf = (element: Element | null | undefined) => element?.textContent.replace(nbsp, ' ')

test.each([
  ['Core', 'KES 29,000', false],
  ['Professional', 'KES 59,000', true],
  ['Enterprise', 'KES 129,000', false],
])('%s costs %s per month', async (name, price, isPopular) => {
  await renderPage('/pricing')
  const card = screen.getByRole('heading', { level: 3, name }).closest('li')
  if (!card) throw new Error(`${name} has no card`)
  expect(textOf(card)).toContain(`${price}per month`)
  expect(within(card).queryAllByText('Most Popular')).toHaveLength(isPopular ? 1 : 0)
  expect(within(card).getByRole('link', { name: `Subscribe to ${name}` })).toHaveAttribute(
    'href',
    '/contact',
  )
})

/** What each plan must include (rule 5.2). */
const specified = {
  core: ['8x5 support, Monday to Friday', 'Monthly reports'],
  professional: ['24/7 NOC monitoring', 'Quarterly security audits'],
  enterprise: ['Dedicated account engineer', 'On-site visits', 'Compliance reporting (ISO, GDPR)'],
} as const

test.each(plans)('$name lists its features', async ({ slug, name, description, features }) => {
  await renderPage('/pricing')
  const plan = within(screen.getByRole('region', { name: 'Monthly plans' }))
  const card = plan.getByRole('heading', { level: 3, name }).closest('li')
  if (!card) throw new Error(`${name} has no card`)
  expect(within(card).getByText(description)).toBeVisible()
  const listed = within(card)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
  expect(listed).toEqual(features)
  expect(listed).toEqual(expect.arrayContaining([...specified[slug]]))
})

/** What a cell says of what a plan includes: whether, or how much. */
function included(value: boolean | string): string {
  if (typeof value === 'string') return value
  return value ? 'Included' : 'Not included'
}

test('a table compares what each plan includes', async () => {
  await renderPage('/pricing')
  const section = within(screen.getByRole('region', { name: 'What each plan includes' }))
  const table = within(section.getByRole('table'))
  expect(table.getAllByRole('columnheader').slice(1).map(textOf)).toEqual(
    plans.map(({ name }) => name),
  )
  const rows = table.getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(
    planComparison.map(({ term }) => term),
  )
  expect(rows.map((row) => within(row).getAllByRole('cell').map(textOf))).toEqual(
    planComparison.map(({ values }) => plans.map(({ slug }) => included(values[slug]))),
  )
})

test('24/7 emergency support is said to belong to the two larger plans', async () => {
  await renderPage('/pricing')
  const section = within(screen.getByRole('region', { name: 'Monthly plans' }))
  expect(section.getByText(/^24\/7 emergency support .* Professional and Enterprise/)).toBeVisible()
})

test('the four add-ons have their prices and units', async () => {
  await renderPage('/pricing')
  const addOns = within(screen.getByRole('region', { name: 'Add-ons' }))
  expect(addOns.getAllByRole('definition').map(textOf)).toEqual([
    'KES 10,000',
    'per audit',
    'KES 18,000',
    'per project',
    'KES 15,000',
    'per session',
    'KES 12,000',
    'per visit',
  ])
})

test('subscriptions require acceptance of the Terms, which are linked', async () => {
  await renderPage('/pricing')
  const section = within(screen.getByRole('region', { name: 'Monthly plans' }))
  expect(section.getByText(/Subscriptions require acceptance of our/)).toBeVisible()
  expect(section.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms')
})

test('the custom quote button leads to /contact', async () => {
  await renderPage('/pricing')
  expect(screen.getByRole('link', { name: 'Request a Custom Quote' })).toHaveAttribute(
    'href',
    '/contact',
  )
})

test('the chosen plan travels to the contact page, whose address stays /contact', async () => {
  const { user, router } = await renderPage('/pricing')
  await user.click(screen.getByRole('link', { name: 'Subscribe to Enterprise' }))
  await screen.findByDisplayValue(/Enterprise/)
  expect(router.state.location.pathname + router.state.location.search).toBe('/contact')
})
