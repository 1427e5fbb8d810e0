import { fireEvent, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { resources } from '#shared/catalogue.ts'
import { quoteBuilder, resourceCopy } from '#web/content/quote-builder.ts'
import { announcements } from '#tests/support/render-page.tsx'
import { openBuilder, slider } from '#tests/support/quote-page.ts'

const [resource] = resources
const { id, initial, max, step, unit } = resource
const tooMany = max * 19
const copy = quoteBuilder.typedQuantity
const note = copy.aboveMax(`${tooMany}`, `${max}`)
const hint = quoteBuilder.quantityHint(`${step}`, `${max} ${unit.other}`)
const field = () => screen.getByRole('textbox', { name: resourceCopy[id].amount })
const less = () => screen.getByRole('button', { name: resourceCopy[id].less })

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
    await typeQuantity(user, `${tooMany}`)
    await user.tab()
    expect(slider(resource)).toHaveValue(String(max))
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
  fireEvent.change(slider(resource), { target: { value: max } })
  expect(announcements()).not.toContain(slider(resource).getAttribute('aria-valuetext'))
})

test('a quantity between two steps is rounded up, with a note', async () => {
  const { user } = await openBuilder()
  await typeQuantity(user, `${step + 1} ${unit.other}{Enter}`)
  expect(slider(resource)).toHaveValue(String(2 * step))
  const raised = copy.raised(`${step + 1} ${unit.other}`, `${2 * step}`, `${step}`, `${max}`)
  expect(announcements()).toContain(raised)
})

test('a hint names steps and maximum; text without a number is quoted in a note; neither it nor an empty field changes anything', async () => {
  const { user } = await openBuilder()
  await typeQuantity(user, `${initial + step}{Enter}`)
  expect(field()).toHaveAccessibleDescription(hint)
  await typeQuantity(user, 'one hundred gigabytes{Enter}')
  expect(field()).toHaveValue(String(initial + step))
  const kept = copy.notANumber('one hundred gigabyte…', `${initial + step}`)
  expect(announcements()).toContain(kept)
  await user.clear(field())
  await user.tab()
  expect(slider(resource)).toHaveValue(String(initial + step))
})
