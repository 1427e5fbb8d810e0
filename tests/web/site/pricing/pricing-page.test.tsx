import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { paths } from '#web/content/paths.ts'
import { formatPlanPrice } from '#web/content/plan-currency.ts'
import { planComparison, plans } from '#web/content/plans.ts'
import { pricing } from '#web/content/pricing-copy.ts'

const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)

const { included, notIncluded } = pricing.comparison
const answerTo = (value: string | boolean) =>
  typeof value === 'string' ? value : value ? included : notIncluded

test.each(plans)(
  '$name has its own price and features, in its card and in the table',
  async (plan) => {
    await renderPage(paths.pricing)
    const card = screen.getByRole('link', { name: plan.cta }).closest('li') ?? document.body
    expect(within(card).getByRole('heading', { name: plan.name })).toBeVisible()
    expect(card).toHaveTextContent(
      `${formatPlanPrice(plan.price)}${pricing.plans.per(plan.period)}`.replace('\u{a0}', ' '),
    )
    expect(textsOf(within(card).getAllByRole('listitem'))).toEqual(plan.features)
    expect(within(card).queryAllByText(pricing.plans.popular)).toHaveLength(Number(plan.isPopular))
    const column = screen
      .getAllByRole('row')
      .map(({ children }) => children[plans.indexOf(plan) + 1])
    expect(column.map((cell) => cell?.textContent)).toEqual([
      plan.name,
      ...planComparison.map(({ values }) => answerTo(values[plan.slug])),
    ])
  },
)

test('the chosen plan is passed to the contact page without changing its URL (rule 5.4)', async () => {
  const { user, router } = await renderPage(paths.pricing)
  for (const { name, cta } of plans) {
    await user.click(screen.getByRole('link', { name: cta }))
    await screen.findByDisplayValue(new RegExp(name))
    expect(router.state.location).toMatchObject({ pathname: paths.contact, search: '', hash: '' })
    await router.navigate(-1)
    await screen.findByRole('heading', { name: pricing.heading })
  }
})
