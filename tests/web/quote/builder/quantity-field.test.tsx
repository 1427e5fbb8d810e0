import { fireEvent, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { resources } from '#shared/catalogue.ts'
import { ResourceSlider } from '#web/quote/builder/resource-slider.tsx'
import { announcements, renderPart } from '#tests/support/render-page.tsx'
import { slider } from '#tests/support/quote-page.ts'

// Of 500 GB in steps of 50, of which a first visit has 100.
const [resource] = resources
const open = () => renderPart(<ResourceSlider resource={resource} />)
const hint = 'Steps of 50, up to 500 GB'
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
    const { user } = open()
    await typeQuantity(user, '9500')
    await user.tab()
    expect(slider(resource)).toHaveValue('500')
    const note = '“9500” is above the maximum: set to 500'
    expect(announcements()).toContain(note)
    await change(user)
    expect(announcements()).not.toContain(note)
    expect(field()).toHaveAccessibleDescription(hint)
  },
)

test('a button of one step announces what it has made of the quantity and its price, the slider only its own value', async () => {
  const { user } = open()
  await user.click(less())
  expect(announcements()).toEqual(['50 GB, US$100 a month'])
  fireEvent.change(slider(resource), { target: { value: 500 } })
  expect(slider(resource)).toHaveAttribute('aria-valuetext', '500 GB, US$1,000 a month')
  expect(announcements()).toEqual([])
})

test('a quantity between two steps is rounded up; text without a number is quoted; neither it nor an empty field changes anything', async () => {
  const { user } = open()
  await typeQuantity(user, '150{Enter}')
  expect(field()).toHaveAccessibleDescription(hint)
  await typeQuantity(user, '51 GB{Enter}')
  expect(slider(resource)).toHaveValue('100')
  expect(announcements()).toEqual(['“51 GB” became 100: steps of 50, up to 500'])
  await typeQuantity(user, 'one hundred gigabytes{Enter}')
  expect(field()).toHaveValue('100')
  expect(announcements()).toEqual(['“one hundred gigabyte…” is not a number: kept at 100'])
  await user.clear(field())
  await user.tab()
  expect(slider(resource)).toHaveValue('100')
})
