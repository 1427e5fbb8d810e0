import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { customPriceBounds, fixedItems } from '#shared/catalogue.ts'
import { cents, inDollars } from '#shared/money.ts'
import { initialSelection, linesOf, selectedCount } from '#shared/pricing.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import {
  choice,
  customName,
  customPrice,
  nameCustomService,
  openBuilder,
  shownTotal,
  totalOf,
} from '#tests/support/quote-page.ts'

const words = quoteBuilder.custom
const { selected } = quoteBuilder.summary
const initialLines = linesOf(initialSelection)
const min = inDollars(customPriceBounds.min)
const max = inDollars(customPriceBounds.max)

const totalWith = (price: number) => totalOf([...initialLines, { amount: cents(price * 100) }])

test('the fields of the custom service are enabled only while it is selected', async () => {
  const { user } = await openBuilder()
  for (const field of [customName(), customPrice()]) expect(field).toBeDisabled()
  await user.click(choice(words.checkbox))
  for (const field of [customName(), customPrice()]) expect(field).toBeEnabled()
  expect(screen.getByText(selected(selectedCount(initialSelection) + 1))).toBeVisible()
})

test('a custom service counts once it has a name and a price', async () => {
  const { user } = await openBuilder()
  await nameCustomService(user)
  expect(shownTotal()).toBe(totalOf(initialLines))
  await user.type(customPrice(), `${min}.5`)
  expect(shownTotal()).toBe(totalWith(min + 0.5))
})

test('the price field keeps an unfinished number only while it has the focus', async () => {
  const { user } = await openBuilder()
  await nameCustomService(user)
  await user.type(customPrice(), `${min}`)
  await user.type(customPrice(), '{Backspace}')
  expect(customPrice()).toHaveValue(`${min}`.slice(0, -1))
  expect(customPrice()).toHaveAccessibleDescription(new RegExp(words.unfinished))
  expect(shownTotal()).toBe(totalWith(min))
  await user.tab()
  expect(customPrice()).toHaveValue(`${min}`)
})

test('the price field ignores what can never become a price', async () => {
  const { user } = await openBuilder()
  await user.click(choice(words.checkbox))
  await user.type(customPrice(), `-a${max}1`)
  expect(customPrice()).toHaveValue(`${max}`)
})

test('a custom service cannot have the name of an offer', async () => {
  const { user } = await openBuilder()
  await nameCustomService(user, ` ${fixedItems[0].name.toUpperCase()}`)
  await user.type(customPrice(), `${min}`)
  expect(customName()).toBeInvalid()
  expect(customName()).toHaveAccessibleDescription(words.nameTaken)
  expect(shownTotal()).toBe(totalOf(initialLines))
})
