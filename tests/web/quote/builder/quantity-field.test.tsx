import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { resources } from '#shared/catalogue.ts'
import { quoteBuilder, resourceCopy } from '#web/content/quote-builder.ts'
import { openBuilder, slider } from '#tests/support/quote-page.ts'

const [resource] = resources
const { id, initial, max, step } = resource
const field = () => screen.getByRole('textbox', { name: resourceCopy[id].amount })
const less = () => screen.getByRole('button', { name: resourceCopy[id].less })
const adjusted = (typed: number, became: number) =>
  quoteBuilder.adjusted(String(typed), String(became), String(step), String(max))

type User = Awaited<ReturnType<typeof openBuilder>>['user']

async function typeQuantity(user: User, quantity: number, end = '{Enter}') {
  await user.clear(field())
  await user.type(field(), `${quantity}${end}`)
}

test.each([
  ...resources
    .slice(0, 1)
    .flatMap(({ step: width }): [string, number, number][] =>
      width > 1 ? [['between two steps', initial + step - 1, initial + step]] : [],
    ),
  ['above the maximum', max * 19, max],
])(
  'a quantity %s: the field says what it became and why (rule 7.10)',
  async (_case, typed, became) => {
    const { user } = await openBuilder()
    await typeQuantity(user, typed, '')
    await user.tab()
    expect(slider(resource)).toHaveValue(String(became))
    const note = screen.getByText(adjusted(typed, became))
    expect(note).toHaveAttribute('role', 'status')
    expect(field()).toHaveAccessibleDescription(adjusted(typed, became))
  },
)

test.each<[string, (user: User) => Promise<void>]>([
  ['another number is typed', (user) => user.type(field(), '1')],
  ['a button is pressed', (user) => user.click(less())],
])('the note goes when %s, and does not come back by itself', async (_case, change) => {
  const { user } = await openBuilder()
  await typeQuantity(user, max * 19)
  expect(screen.getByText(adjusted(max * 19, max))).toBeVisible()
  await change(user)
  expect(field()).not.toHaveAccessibleDescription()
  await typeQuantity(user, initial)
  expect(field()).not.toHaveAccessibleDescription()
})

test('a quantity on a step needs no note', async () => {
  const { user } = await openBuilder()
  await typeQuantity(user, initial + step)
  expect(field()).toHaveValue(String(initial + step))
  expect(field()).not.toHaveAccessibleDescription()
})
