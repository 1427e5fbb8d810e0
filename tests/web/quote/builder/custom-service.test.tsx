import { expect, test } from 'vitest'
import { CustomService } from '#web/quote/builder/custom-service-fields.tsx'
import { announcements, renderPart } from '#tests/support/render-page.tsx'
import { draftedSelection } from '#tests/support/stored-quotes.ts'
import { choice, customName, customPrice } from '#tests/support/quote-page.ts'
import { customChanged, replaced } from '#tests/support/quote-events.ts'
import { atTodaysPrices, nothing } from '#tests/support/selections.ts'

const named = (name = 'Rack relocation') =>
  renderPart(<CustomService />, customChanged({ selected: true, name }))

const described = (text: string): unknown => expect.stringContaining(text)

test('the custom service’s fields are enabled and required only while it is selected', async () => {
  const { user } = renderPart(<CustomService />)
  for (const field of [customName(), customPrice()]) {
    expect(field).toBeDisabled()
    expect(field).not.toBeRequired()
  }
  await user.click(choice('Custom service'))
  for (const field of [customName(), customPrice()]) {
    expect(field).toBeEnabled()
    expect(field).toBeRequired()
  }
})

test('a low number is unfinished until the field loses the focus, and then refused', async () => {
  const { user } = named()
  await user.type(customPrice(), '25{Backspace}')
  expect(customPrice()).toHaveAccessibleDescription('Not counted yet. US$25 to US$2,500')
  expect(customPrice()).toBeValid()
  await user.tab()
  expect(customPrice()).toHaveValue('2')
  expect(customPrice()).toBeInvalid()
  const refused = 'Not counted: US$2 is below US$25'
  expect(announcements()).toContain(refused)
  expect(customPrice()).toHaveAccessibleDescription(described(refused))
})

test.each([
  ['a number above the bounds', '25000', 'US$25,000 is above US$2,500'],
  ['a fourth decimal', '25.5055', '“25.5055” has more than two decimals'],
  ['a long text', 'about five hundred dollars', '“about five hundred d…” can’t be read as a price'],
])('%s stays, marked and explained, until the next change', async (_case, text, reason) => {
  const { user } = named()
  await user.type(customPrice(), text)
  expect(customPrice()).toHaveValue(text)
  expect(customPrice()).toBeInvalid()
  expect(announcements()).toContain(`Not counted: ${reason}`)
  // A screen reader would also read the description that changes under the fingers.
  expect(customPrice()).not.toHaveAccessibleDescription(described(reason))
  await user.tab()
  expect(customPrice()).toHaveAccessibleDescription(described(reason))
  await user.clear(customPrice())
  expect(customPrice()).toBeValid()
  expect(announcements()).toEqual([])
})

test('an amount with a comma is read back', async () => {
  const { user } = named()
  await user.type(customPrice(), 'USD 1,500')
  expect(announcements()).toContain('Read as US$1,500')
})

test.each([
  ['1.200,50{ArrowLeft}{ArrowLeft}{Backspace}', '1.20050', null],
  ['1.200,50{Home}{Delete}a', 'a.200,50', null],
  ['{Backspace}1{Delete}500{Backspace}', '150', 150_00],
])('the field keeps every key of %s, and its price counts', async (keys, text, price) => {
  const { user } = named()
  await user.type(customPrice(), keys)
  expect(customPrice()).toHaveValue(text)
  expect(draftedSelection()?.custom.price).toBe(price)
})

test('starting empty also empties a refused price', async () => {
  const { user, tell } = named()
  await user.type(customPrice(), 'abc')
  tell(replaced(atTodaysPrices(nothing)))
  expect(customPrice()).toHaveValue('')
  expect(customPrice()).toBeValid()
})

test('a custom service cannot have the name of an offer', () => {
  named(' OFFICE CABLING')
  expect(customName()).toBeInvalid()
  expect(customName()).toHaveAccessibleDescription(
    'We use this name ourselves. Please choose another one.',
  )
})
