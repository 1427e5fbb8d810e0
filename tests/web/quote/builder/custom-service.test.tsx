import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { customPriceBounds, fixedItems } from '#shared/catalogue.ts'
import { cents, dollars, inDollars } from '#shared/money.ts'
import { initialSelection, priceSelection, selectedCount } from '#shared/pricing.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { formatUsd } from '#web/ui/browser/format-money.ts'
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
const initialLines = priceSelection(initialSelection)
const min = inDollars(customPriceBounds.min)
const max = inDollars(customPriceBounds.max)

type User = Awaited<ReturnType<typeof openBuilder>>['user']

const totalWith = (price: number) => totalOf([...initialLines, { amount: cents(price * 100) }])

test('the fields of the custom service are enabled only while it is selected', async () => {
  const { user } = await openBuilder()
  for (const field of [customName(), customPrice()]) expect(field).toBeDisabled()
  await user.click(choice(words.checkbox))
  for (const field of [customName(), customPrice()]) expect(field).toBeEnabled()
})

test('beside other lines, a custom service counts once it has a name and a price', async () => {
  const { user } = await openBuilder()
  const count = selectedCount(initialSelection)
  await nameCustomService(user)
  expect(shownTotal()).toBe(totalOf(initialLines))
  expect(screen.getByText(selected(count))).toBeVisible()
  await user.type(customPrice(), `${min}.5`)
  expect(shownTotal()).toBe(totalWith(min + 0.5))
  expect(screen.getByText(selected(count + 1))).toBeVisible()
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

/** What the price's field says about what was refused, which is announced. */
const refusal = () => within(priceColumn()).getByRole('status').textContent
const priceColumn = () => customPrice().parentElement ?? document.body
const usd = (amount: number) => formatUsd(dollars(amount))

async function enter(user: User, { standing = '', typed = '', pasted = '' }) {
  await user.click(choice(words.checkbox))
  await user.click(customPrice())
  if (standing !== '') await user.type(customPrice(), standing)
  if (typed !== '') await user.keyboard(typed)
  if (pasted !== '') {
    await user.tripleClick(customPrice())
    await user.paste(pasted)
  }
}

test.each<[string, Parameters<typeof enter>[1], string, string, string]>([
  [
    'a number above the bounds, digit by digit',
    { typed: `${max * 10}` },
    words.tooHigh(usd(max * 10), usd(max)),
    words.stands(usd(max)),
    `${max}`,
  ],
  [
    'a number above the bounds, pasted into an empty field',
    { pasted: `${max + 1}` },
    words.tooHigh(usd(max + 1), usd(max)),
    words.nothingStands,
    '',
  ],
  [
    'a number below the bounds that no digit can mend',
    { standing: `${max}`, pasted: `${min - 1}.50` },
    words.tooLow(usd(min - 0.5), usd(min)),
    words.stands(usd(max)),
    `${max}`,
  ],
  [
    'letters',
    { standing: `${min}`, typed: 'a' },
    words.notAnAmount(`${min}a`),
    words.stands(usd(min)),
    `${min}`,
  ],
  ['a minus', { typed: '-' }, words.notAnAmount('-'), words.nothingStands, ''],
  [
    'a third decimal',
    { standing: `${min}.50`, typed: '5' },
    words.tooManyDecimals(`${min}.505`),
    words.stands(usd(min + 0.5)),
    `${min}.50`,
  ],
  [
    'a long text',
    { pasted: 'about five hundred dollars' },
    words.notAnAmount('about five hundred d…'),
    words.nothingStands,
    '',
  ],
])(
  '%s: refused with the reason and the price that stands',
  async (_case, entry, reason, stands, value) => {
    const { user } = await openBuilder()
    await enter(user, entry)
    expect(refusal()).toBe(`${reason}; ${stands}`)
    expect(customPrice()).toHaveAccessibleDescription(expect.stringContaining(reason))
    expect(customPrice()).toHaveValue(value)
  },
)

test.each([
  ['5', `${min}5`],
  ['{Backspace}', `${min}`.slice(0, -1)],
])('the explanation stays until the next change: %s', async (key, value) => {
  const { user } = await openBuilder()
  await enter(user, { standing: `${min}`, typed: 'a' })
  await user.tab()
  expect(refusal()).not.toBe('')
  await user.type(customPrice(), key)
  expect(customPrice()).toHaveValue(value)
  expect(refusal()).toBe('')
})

test('a number that is still too low on leaving the field is explained', async () => {
  const { user } = await openBuilder()
  const low = min - 1
  await enter(user, { standing: `${low}0`, typed: '{Backspace}' })
  expect(refusal()).toBe('')
  await user.tab()
  expect(refusal()).toBe(`${words.tooLow(usd(low), usd(min))}; ${words.stands(usd(low * 10))}`)
})

test.each(['1,500', 'US$ 1,500.00'])('%j is understood when pasted', async (text) => {
  const { user } = await openBuilder()
  await nameCustomService(user)
  await user.click(customPrice())
  await user.paste(text)
  expect(refusal()).toBe('')
  expect(shownTotal()).toBe(totalWith(1_500))
  await user.tab()
  expect(customPrice()).toHaveValue('1500')
})

test('a custom service cannot have the name of an offer', async () => {
  const { user } = await openBuilder()
  await nameCustomService(user, ` ${fixedItems[0].name.toUpperCase()}`)
  await user.type(customPrice(), `${min}`)
  expect(customName()).toBeInvalid()
  expect(customName()).toHaveAccessibleDescription(words.nameTaken)
  expect(shownTotal()).toBe(totalOf(initialLines))
})
