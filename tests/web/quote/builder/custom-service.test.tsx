import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { announcements } from '#tests/support/render-page.tsx'
import { draftedSelection } from '#tests/support/stored-quotes.ts'
import {
  choice,
  customName,
  customPrice,
  nameCustomService,
  openBuilder,
} from '#tests/support/quote-page.ts'

const copy = quoteBuilder.custom

test('the custom service’s fields are enabled and required only while it is selected', async () => {
  const { user } = await openBuilder()
  for (const field of [customName(), customPrice()]) expect(field).toBeDisabled()
  expect(customName()).not.toBeRequired()
  await user.click(choice(copy.checkbox))
  for (const field of [customName(), customPrice()]) {
    expect(field).toBeEnabled()
    expect(field).toBeRequired()
  }
})

test('a low number is unfinished until the field loses the focus, and then refused', async () => {
  const { user } = await openBuilder()
  await nameCustomService(user)
  await user.type(customPrice(), '25{Backspace}')
  expect(customPrice()).toHaveAccessibleDescription(new RegExp(copy.unfinished))
  expect(customPrice()).toBeValid()
  await user.tab()
  expect(customPrice()).toHaveValue('2')
  expect(customPrice()).toBeInvalid()
  const refused = copy.refused(copy.tooLow('US$2', 'US$25'))
  expect(announcements()).toContain(refused)
  expect(customPrice()).toHaveAccessibleDescription(expect.stringContaining(refused))
})

test.each([
  ['a number above the bounds', '25000', copy.tooHigh('US$25,000', 'US$2,500')],
  ['a fourth decimal', '25.5055', copy.tooManyDecimals('25.5055')],
  ['a long text', 'about five hundred dollars', copy.notAnAmount('about five hundred d…')],
])('%s stays, marked and explained, until the next change', async (_case, text, reason) => {
  const { user } = await openBuilder()
  await nameCustomService(user)
  await user.type(customPrice(), text)
  expect(customPrice()).toHaveValue(text)
  expect(customPrice()).toBeInvalid()
  expect(announcements()).toContain(copy.refused(reason))
  // A screen reader would also read the description that changes under the fingers.
  expect(customPrice()).not.toHaveAccessibleDescription(expect.stringContaining(reason))
  await user.tab()
  expect(customPrice()).toHaveAccessibleDescription(expect.stringContaining(reason))
  await user.clear(customPrice())
  expect(customPrice()).toBeValid()
  expect(announcements()).not.toContain(copy.refused(reason))
})

test('an amount with a comma is read back', async () => {
  const { user } = await openBuilder()
  await nameCustomService(user)
  await user.type(customPrice(), 'USD 1,500')
  expect(announcements()).toContain(copy.readAs('US$1,500'))
})

test.each([
  ['1.200,50{ArrowLeft}{ArrowLeft}{Backspace}', '1.20050', null],
  ['1.200,50{Home}{Delete}a', 'a.200,50', null],
  ['{Backspace}1{Delete}500{Backspace}', '150', 150_00],
])('the field keeps every key of %s, and its price counts', async (keys, text, price) => {
  const { user } = await openBuilder()
  await nameCustomService(user)
  await user.type(customPrice(), keys)
  expect(customPrice()).toHaveValue(text)
  expect(draftedSelection()?.custom.price).toBe(price)
})

test('starting empty also empties a refused price', async () => {
  const { user } = await openBuilder()
  await nameCustomService(user)
  await user.type(customPrice(), 'abc')
  await user.click(screen.getByRole('button', { name: quoteBuilder.start.empty }))
  expect(customPrice()).toHaveValue('')
  expect(customPrice()).toBeValid()
})

test('a custom service cannot have the name of an offer', async () => {
  const { user } = await openBuilder()
  await nameCustomService(user, ' OFFICE CABLING')
  expect(customName()).toBeInvalid()
  expect(customName()).toHaveAccessibleDescription(copy.nameTaken)
})
