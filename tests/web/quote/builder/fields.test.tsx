import { fireEvent, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { termWords } from '#shared/words.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { OfferGroup } from '#web/quote/builder/choice-group.tsx'
import { CustomService } from '#web/quote/builder/custom-service-fields.tsx'
import { ResourceSlider } from '#web/quote/builder/resource-slider.tsx'
import { customChanged, replaced } from '#tests/support/quote-events.ts'
import { choice, customName, customPrice, openBuilder, slider } from '#tests/support/quote-page.ts'
import { announcements, button, link, renderPart } from '#tests/support/render-page.tsx'
import { atTodaysPrices, nothing } from '#tests/support/selections.ts'
import { inOrder } from '#tests/support/shown-words.ts'
import { draftedSelection } from '#tests/support/stored-quotes.ts'

test('a group without offers has no heading', () => {
  renderPart(<OfferGroup heading="Premium" note="For two sites." items={[]} />)
  expect(document.body).toHaveTextContent(/^$/)
})

test('a phone folds more than two offers, until one of them is chosen (rule 7.21)', () => {
  for (const count of [2, 3])
    renderPart(<OfferGroup heading="Premium" isFolded items={fixedItems.slice(0, count)} />)
  // Only the second group is folded.
  const folded = screen.getByRole('group')
  expect(folded).not.toHaveAttribute('open')
  const [offer = document.body] = folded.querySelectorAll('input')
  fireEvent.click(offer)
  expect(folded).toHaveAttribute('open')
})

test('every offer lists its price, inclusions and exclusions, and every resource its price and explanation (rules 7.20 and 7.23)', async () => {
  await openBuilder()
  for (const [name, price, term, description, extent, without] of [
    [
      'Office Cabling',
      'US$2,400',
      'once',
      'Sockets, patch panel and labels.',
      'up to 40 sockets',
      'hardware',
    ],
    ['Domain', 'US$50', 'year', 'Registered in your name.', 'one domain', 'renewal'],
    ['Night Watch', 'US$200', 'month', 'Alerts at night.', 'up to 20 devices', 'repairs'],
  ] as const)
    expect(choice(name)).toHaveAccessibleDescription(
      inOrder(`${price} ${termWords[term]}. ${description}`, extent, without),
    )
  for (const extent of [/encrypted space/, /a day at your office/])
    expect(screen.getAllByText(extent).at(-1)).toBeVisible()
  for (const price of [inOrder('US$2', 'GB', termWords.month), inOrder('US$600', 'day')])
    expect(document.body).toHaveTextContent(price)
})

test('two offers overlap: a note says so, and both stay selected (rule 7.1)', () => {
  renderPart(<OfferGroup heading="All" items={fixedItems} />)
  for (const name of ['Domain', 'Premium Domain']) {
    expect(screen.queryByRole('note')).not.toBeInTheDocument()
    fireEvent.click(choice(name))
  }
  expect(screen.getByRole('note')).toHaveTextContent('Premium Domain already has a domain.')
  for (const name of ['Domain', 'Premium Domain']) expect(choice(name)).toBeChecked()
})

test('a choice for fewer people than the package says so beside it, and begins a message (rule 7.28)', async () => {
  const { user } = await openBuilder()
  await user.click(choice('Premium Domain'))
  expect(screen.queryByRole('note')).not.toBeInTheDocument()
  await user.click(button('2'))
  expect(screen.getByRole('note')).toHaveTextContent(tooFew.text('Premium Domain', 1, 2))
  const message = encodeURIComponent(tooFew.message('Premium Domain', 2))
  const ask = link(tooFew.ask)
  expect(ask).toHaveAttribute('href', expect.stringContaining(message))
})

// Of 500 GB in steps of 50, of which a first visit has 100.
const [resource] = resources
const open = () => renderPart(<ResourceSlider resource={resource} />)
const { custom, quantityHint, tooFew, typedQuantity } = quoteBuilder
const hint = quantityHint('50', '500 GB')
const amount = () => screen.getByRole('textbox', { name: 'Amount of space' })
const less = () => button('Less space')

async function typeQuantity(user: UserEvent, text: string) {
  await user.clear(amount())
  await user.type(amount(), text)
}

test('a note explains the change of a number above the maximum, until the next change (rule 7.10)', async () => {
  const { user } = open()
  await typeQuantity(user, '9500')
  await user.tab()
  expect(slider(resource)).toHaveValue('500')
  const note = typedQuantity.aboveMax('9500', '500')
  expect(announcements()).toContain(note)
  await user.click(less())
  expect(announcements()).not.toContain(note)
  expect(amount()).toHaveAccessibleDescription(hint)
})

test('a button of one step announces what it has made of the quantity and its price, the slider only its own value', async () => {
  const { user } = open()
  await user.click(less())
  expect(announcements()).toEqual([`50 GB, US$100 ${termWords.month}`])
  fireEvent.change(slider(resource), { target: { value: 500 } })
  expect(slider(resource)).toHaveAttribute('aria-valuetext', `500 GB, US$1,000 ${termWords.month}`)
  expect(announcements()).toEqual([])
})

test('a quantity between two steps is rounded up; text without a number is quoted; neither it nor an empty field changes anything', async () => {
  const { user } = open()
  await typeQuantity(user, '150{Enter}')
  expect(amount()).toHaveAccessibleDescription(hint)
  await typeQuantity(user, '51 GB{Enter}')
  expect(slider(resource)).toHaveValue('100')
  expect(announcements()).toEqual([typedQuantity.raised('51 GB', '100', '50', '500')])
  await typeQuantity(user, 'one hundred gigabytes{Enter}')
  expect(amount()).toHaveValue('100')
  expect(announcements()).toEqual([typedQuantity.notANumber('one hundred gigabyte…', '100')])
  await user.clear(amount())
  await user.tab()
  expect(slider(resource)).toHaveValue('100')
})

const named = (name = 'Rack relocation') =>
  renderPart(<CustomService />, customChanged({ selected: true, name }))

const described = (text: string): unknown => expect.stringContaining(text)

test('the custom service’s fields are enabled and required only while it is selected', async () => {
  const { user } = renderPart(<CustomService />)
  for (const field of [customName(), customPrice()]) {
    expect(field).toBeDisabled()
    expect(field).not.toBeRequired()
  }
  await user.click(choice(custom.checkbox))
  for (const field of [customName(), customPrice()]) {
    expect(field).toBeEnabled()
    expect(field).toBeRequired()
  }
})

test('a low number is unfinished until the field loses the focus, and then refused', async () => {
  const { user } = named()
  await user.type(customPrice(), '25{Backspace}')
  expect(customPrice()).toHaveAccessibleDescription(
    `${custom.unfinished} ${custom.priceHint('US$25', 'US$2,500')}`,
  )
  expect(customPrice()).toBeValid()
  await user.tab()
  expect(customPrice()).toHaveValue('2')
  expect(customPrice()).toBeInvalid()
  const refused = custom.refused(custom.tooLow('US$2', 'US$25'))
  expect(announcements()).toContain(refused)
  expect(customPrice()).toHaveAccessibleDescription(described(refused))
})

test.each([
  ['a number above the bounds', '25000', custom.tooHigh('US$25,000', 'US$2,500')],
  ['a fourth decimal', '25.5055', custom.tooManyDecimals('25.5055')],
  ['a long text', 'about five hundred dollars', custom.notAnAmount('about five hundred d…')],
])('%s stays, marked and explained, until the next change', async (_case, text, reason) => {
  const { user } = named()
  await user.type(customPrice(), text)
  expect(customPrice()).toHaveValue(text)
  expect(customPrice()).toBeInvalid()
  expect(announcements()).toContain(custom.refused(reason))
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
  expect(announcements()).toContain(custom.readAs('US$1,500'))
})

test.each([
  ['1.200,50{ArrowLeft}{ArrowLeft}{Backspace}', '1.20050', null],
  ['1.200,50{Home}{Delete}a', 'a.200,50', null],
  ['{Backspace}1{Delete}500{Backspace}', '150', 150_00],
  ['２５００', '２５００', 2_500_00],
])('the field keeps every key of %s, and its price counts', async (keys, text, price) => {
  const { user } = named()
  await user.type(customPrice(), keys)
  expect(customPrice()).toHaveValue(text)
  expect(draftedSelection()?.custom.price).toBe(price)
})

test('starting empty also empties a refused price', async () => {
  const { user, dispatch } = named()
  await user.type(customPrice(), 'abc')
  dispatch(replaced(atTodaysPrices(nothing)))
  expect(customPrice()).toHaveValue('')
  expect(customPrice()).toBeValid()
})

test('a custom service cannot have the name of an offer', () => {
  named(' OFFICE CABLING')
  expect(customName()).toBeInvalid()
  expect(customName()).toHaveAccessibleDescription(custom.nameTaken)
})
