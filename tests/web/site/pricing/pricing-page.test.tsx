import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { coreServices } from '#shared/core-services.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { emergencySupportNote } from '#web/content/claims.ts'
import { addToQuotePath, paths } from '#web/content/paths.ts'
import { planAddOns, planComparison, plans } from '#web/content/plans.ts'
import { pricing } from '#web/content/pricing.ts'
import { offerWords } from '#web/content/service-offers.ts'
import { formatUsd } from '#web/ui/browser/format-money.ts'
import { formatPlanPrice } from '#web/content/plan-currency.ts'

const region = (name: string) => within(screen.getByRole('region', { name }))
const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)

test.each(plans)('$name has its price, its features and its button', async (plan) => {
  const { name, price, period, description, features, cta, isPopular } = plan
  await renderPage(paths.pricing)
  const heading = region(pricing.plans.heading).getByRole('heading', { level: 3, name })
  const card = heading.closest('li')
  if (!card) throw new Error(`${name} has no card`)
  expect(card.textContent).toContain(formatPlanPrice(price) + pricing.plans.per(period))
  expect(within(card).getByText(description)).toBeVisible()
  expect(textsOf(within(card).getAllByRole('listitem'))).toEqual(features)
  expect(within(card).queryAllByText(pricing.plans.popular)).toHaveLength(isPopular ? 1 : 0)
  expect(within(card).getByRole('link', { name: cta })).toHaveAttribute('href', paths.contact)
})

/** The text of a cell: whether a plan includes something, or how much. */
function cellText(value: boolean | string): string {
  if (typeof value === 'string') return value
  return value ? pricing.comparison.included : pricing.comparison.notIncluded
}

test('the facts that apply to all prices stand beside the heading', async () => {
  await renderPage(paths.pricing)
  for (const { title, text } of pricing.facts) {
    expect(screen.getByText(title).nextElementSibling).toHaveTextContent(text)
  }
})

test('a table compares what each plan includes', async () => {
  await renderPage(paths.pricing)
  const table = within(region(pricing.comparison.heading).getByRole('table'))
  expect(textsOf(table.getAllByRole('columnheader').slice(1))).toEqual(
    plans.map(({ name }) => name),
  )
  const rows = table.getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(
    planComparison.map(({ term }) => term),
  )
  expect(rows.map((row) => textsOf(within(row).getAllByRole('cell')))).toEqual(
    planComparison.map(({ values }) => plans.map(({ slug }) => cellText(values[slug]))),
  )
})

test('the add-ons have their prices and units', async () => {
  await renderPage(paths.pricing)
  expect(textsOf(region(pricing.addOns.heading).getAllByRole('definition'))).toEqual(
    planAddOns.flatMap(({ price, unit }) => [formatPlanPrice(price), pricing.addOns.per(unit)]),
  )
})

test('each project has its price, and leads to the builder with it added', async () => {
  await renderPage(paths.pricing)
  const projects = region(pricing.projects.heading)
  for (const { id, name, price } of coreServices) {
    const row = projects.getByText(name, { exact: false }).closest('div')
    expect(row).toHaveTextContent(formatUsd(price))
    const add = projects.getByRole('link', { name: offerWords.addNamed(name) })
    expect(add).toHaveAttribute('href', addToQuotePath(id))
  }
})

test('the notes say who has emergency support and link to the terms; the end of the page links to the contact page', async () => {
  await renderPage(paths.pricing)
  const section = region(pricing.plans.heading)
  expect(section.getByText(emergencySupportNote)).toBeVisible()
  const { before, link } = pricing.plans.terms
  expect(section.getByText(before, { exact: false })).toBeVisible()
  expect(section.getByRole('link', { name: link.text })).toHaveAttribute('href', paths.terms)
  const [custom] = region(pricing.custom.heading).getAllByRole('link')
  expect(custom).toHaveAttribute('href', paths.contact)
})

test('the chosen plan is passed to the contact page without changing its URL', async () => {
  const { user, router } = await renderPage(paths.pricing)
  const { name, cta } = plans.at(-1) ?? { name: '', cta: '' }
  await user.click(screen.getByRole('link', { name: cta }))
  await screen.findByDisplayValue(new RegExp(name))
  expect(router.state.location.pathname + router.state.location.search).toBe(paths.contact)
})
