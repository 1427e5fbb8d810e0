import { fireEvent, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { resources } from '#shared/catalogue.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { announcements } from '#tests/support/render-page.tsx'
import { openBuilder, slider } from '#tests/support/quote-page.ts'

const [resource] = resources
// Of 500 GB in steps of 50, of which a first visit has 100.
const copy = quoteBuilder.typedQuantity
const note = copy.aboveMax('9500', '500')
const hint = quoteBuilder.quantityHint('50', '500 GB')
const field = () => screen.getByRole('textbox', { name: 'Amount of space' })
const less = () => screen.getByRole('button', { name: 'Less space' })

async function typeQuantity(user: UserEvent, text: string) {
  await user.clear(field())
  await user.type(field(), text)
}

test.each<[string, (user: UserEvent) => Promise<void>]>([
  ['another number is typed', (user) => user.type(field(), '1')],
  ['a button is pressed', (user) => user.click(less())],
])(
  'a note explains the change of a number above the maximum, until %s (rule 7.10)',
  async (_case, change) => {
    const { user } = await openBuilder()
    await typeQuantity(user, '9500')
    await user.tab()
    expect(slider(resource)).toHaveValue('500')
    expect(announcements()).toContain(note)
    await change(user)
    expect(announcements()).not.toContain(note)
    expect(field()).toHaveAccessibleDescription(hint)
  },
)

test('a button of one step announces what it has made of the quantity and its price, the slider only its own value', async () => {
  const { user } = await openBuilder()
  await user.click(less())
  const value = slider(resource).getAttribute('aria-valuetext')
  expect(announcements()).toEqual([value])
  fireEvent.change(slider(resource), { target: { value: 500 } })
  expect(announcements()).not.toContain(slider(resource).getAttribute('aria-valuetext'))
})

test('a quantity between two steps is rounded up, with a note', async () => {
  const { user } = await openBuilder()
  await typeQuantity(user, '51 GB{Enter}')
  expect(slider(resource)).toHaveValue('100')
  expect(announcements()).toContain(copy.raised('51 GB', '100', '50', '500'))
})

test('a hint names steps and maximum; text without a number is quoted in a note; neither it nor an empty field changes anything', async () => {
  const { user } = await openBuilder()
  await typeQuantity(user, '150{Enter}')
  expect(field()).toHaveAccessibleDescription(hint)
  await typeQuantity(user, 'one hundred gigabytes{Enter}')
  expect(field()).toHaveValue('150')
  expect(announcements()).toContain(copy.notANumber('one hundred gigabyte…', '150'))
  await user.clear(field())
  await user.tab()
  expect(slider(resource)).toHaveValue('150')
})
