import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import {
  contactAboutPlan,
  planAddOns,
  planComparison,
  planSizes,
  plans,
} from '#web/content/plans.ts'
import { contactAbout } from '#web/content/contact-state.ts'
import { paths, servicePath } from '#web/content/paths.ts'
import { formatPlanPrice } from '#web/content/plan-currency.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import { askFor } from '#web/content/service-offers.ts'
import { loadServices } from '#web/content/services/services.ts'

const { included, notIncluded } = pricing.comparison
const answerTo = (value: string | boolean) =>
  typeof value === 'string' ? value : value ? included : notIncluded

test.each(plans)(
  'the table compares what $name costs and has, and its card orders it, says for how many, and when to pay (rules 5.4, 5.7 and 5.8)',
  async (plan) => {
    await renderPage(paths.pricing)
    expect(screen.getAllByText(pricing.plans.popular)).toHaveLength(1)
    const column = screen
      .getAllByRole('row')
      .map(({ children }) => children[plans.indexOf(plan) + 1])
    expect(column.map((cell) => cell?.textContent)).toEqual([
      plan.name,
      formatPlanPrice(plan.price),
      ...planComparison.map(({ values }) => answerTo(values[plan.slug])),
    ])
    const card = screen.getByRole('heading', { name: plan.name }).parentElement
    for (const { term, values } of planSizes)
      expect(card?.textContent).toContain(`${term}${values[plan.slug]}`)
    expect(within(card ?? document.body).getByRole('link', { name: plan.cta })).toBeVisible()
    expect(screen.getByText(pricing.plans.noPayment)).toBeVisible()
  },
)

test.each([
  ...plans.map((plan) => ({ path: paths.pricing, link: plan.cta, ...contactAboutPlan(plan) })),
  ...planAddOns.map(({ name }) => ({
    path: paths.pricing,
    link: askFor.named(name),
    ...contactAbout(name),
  })),
  ...(await loadServices())
    .filter(({ startingPrice }) => startingPrice)
    .map(({ slug, title }) => ({
      path: servicePath(slug),
      link: askFor.text,
      ...contactAbout(title),
    })),
])(
  'from $path, “$message” is passed to the contact page without changing its URL (rules 4.3 and 5.4)',
  async ({ path, link, message }) => {
    const { user, router } = await renderPage(path)
    await user.click(screen.getAllByRole('link', { name: link }).at(-1) ?? document.body)
    await screen.findByDisplayValue(message, { collapseWhitespace: false })
    expect(router.state.location).toMatchObject({ pathname: paths.contact, search: '', hash: '' })
  },
)
