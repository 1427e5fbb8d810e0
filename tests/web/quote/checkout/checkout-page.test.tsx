import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { customerFields, mapCustomerFields } from '#shared/customer-fields.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { contact } from '#web/content/contact.ts'
import { fieldLimit } from '#web/content/field-limit.ts'
import { layoutCopy } from '#web/content/layout.ts'
import { notices } from '#web/content/notices.ts'
import { payByTransfer } from '#web/content/order-refusals.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import {
  accept,
  buy,
  consent,
  fillIn,
  openCheckout,
  pay,
  payButton,
  respondNever,
  respondWith,
} from '#tests/support/checkout-page.ts'
import { inOrder, startOf } from '#tests/support/shown-words.ts'
import { field } from '#tests/support/render-page.tsx'

const labels = mapCustomerFields(({ label }) => label)

test('the form has every field, with its default and what autofill needs; what follows company is a group of its own, in which nothing is required (rule 9.2)', async () => {
  await openCheckout()
  const fields = screen.getAllByRole<HTMLInputElement>('textbox')
  expect(
    fields.map((box) => [box.name, box.type, box.autocomplete, box.ariaRequired, box.value]),
  ).toEqual([
    ['fullName', 'text', 'name', 'true', ''],
    ['email', 'email', 'email', 'true', ''],
    ['phone', 'tel', 'tel', 'true', ''],
    ['company', 'text', 'organization', null, ''],
    ['address', 'text', 'address-line1', null, ''],
    ['city', 'text', 'address-level2', null, ''],
    ['postalCode', 'text', 'postal-code', null, ''],
    ['country', 'text', 'country-name', null, 'Uganda'],
    ['notes', 'textarea', 'off', null, ''],
  ])
  const group = screen.getByRole('group', { name: checkoutCopy.secondary })
  expect(within(group).getAllByRole('textbox')).toEqual(fields.slice(4))
})

test('beside Pay stand the provider and the next steps with their times (rules 9.15 and 13.6), and whom a transfer is for (rule 9.17)', async () => {
  await openCheckout()
  const form = (await payButton()).closest('form')
  for (const text of [
    checkoutCopy.steps.card.text,
    inOrder(
      checkoutCopy.steps.call.text,
      'Office Cabling',
      '3 weeks',
      'Firewall & Filter',
      '1 week',
    ),
    inOrder('TIN'),
    checkoutCopy.transferNote,
  ])
    expect(screen.getByText(text).closest('form')).toBe(form)
})

const { newTab } = layoutCopy
const { consent: agreed, cited } = checkoutCopy

test('the consent leads to both documents, small print to their cited addresses, all in new tabs (rule 9.4)', async () => {
  await openCheckout()
  const smallPrint = screen.getByText(startOf(cited.before))
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[target=_blank]')]
  expect(
    links.map((link) => [link.textContent, link.getAttribute('href'), smallPrint.contains(link)]),
  ).toEqual([
    [`${agreed.terms.text}${newTab}`, '/terms', false],
    [`${agreed.refund.text}${newTab}`, '/refund', false],
    [`${cited.terms.text}${newTab}`, '/legal/terms', true],
    [`${cited.refund.text}${newTab}`, '/legal/refund', true],
  ])
  expect(smallPrint.closest('form')).toBeNull()
  for (const link of links) expect(link).toHaveAccessibleDescription(newTab)
  expect(consent()).toHaveAccessibleName(inOrder(agreed.terms.text, agreed.refund.text))
  expect(consent()).toHaveAccessibleDescription(startOf(checkoutCopy.refundRule))
})

const isGone = (title: string) => waitFor(() => expect(screen.queryByText(title)).toBeNull())

test('missing fields get one notification until each is filled in; each is marked, the first has the focus, and nothing is sent (rule 12.4)', async () => {
  const requests = respondNever()
  const { user } = await openCheckout()
  await pay(user)
  await screen.findByText(notices.requiredFieldsMissing.title)
  for (const name of [labels.fullName, labels.email, labels.phone]) {
    expect(field(name)).toBeInvalid()
    expect(field(name)).toHaveAccessibleDescription(inOrder(checkoutCopy.errors.missing(name)))
  }
  expect(consent()).toBeInvalid()
  expect(field(labels.fullName)).toHaveFocus()
  await user.keyboard('W')
  expect(field(labels.fullName)).toBeValid()
  fillIn()
  await isGone(notices.requiredFieldsMissing.title)
  await pay(user)
  await screen.findByText(notices.termsNotAccepted.title)
  expect(consent()).toHaveFocus()
  await accept(user)
  expect(consent()).toBeValid()
  await user.clear(field(labels.email))
  await pay(user)
  await screen.findByText(notices.requiredFieldsMissing.title)
  await isGone(notices.termsNotAccepted.title)
  expect(requests).toEqual([])
})

test('a reload restores the typed details, but never the consent', async () => {
  const first = await openCheckout()
  const typed = { fullName: 'W ', email: 'w', phone: '7', company: 'Acme', notes: 'Gate\nB' }
  fillIn(typed)
  await accept(first.user)
  // Also fired at the end of a slow first load.
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: false }))
  expect(consent()).toBeChecked()
  first.leave()
  await openCheckout()
  expect(document.querySelector('form')).toHaveFormValues(typed)
  expect(consent()).not.toBeChecked()
})

test('what a program fills in without an event is sent (rule 1.12), and of a text above its limit the part that counts, as the field says (rule 1.13)', async () => {
  const requests = respondNever()
  const { user } = await openCheckout()
  fillIn()
  Object.assign(field(labels.company), { value: 'Acme' })
  Object.assign(consent(), { checked: true })
  const notes = field(labels.notes)
  const maxLength = customerFields.find(({ name }) => name === 'notes')?.maxLength ?? 0
  const limit = fieldLimit(maxLength)
  fireEvent.input(notes, { target: { value: 'x'.repeat(maxLength - 1) } })
  expect(notes).toHaveAccessibleDescription(limit.left(1))
  fireEvent.input(notes, { target: { value: 'x'.repeat(maxLength + 480) } })
  expect(screen.getByRole('alert')).toHaveTextContent(limit.exceeded)
  expect(notes.value).toHaveLength(maxLength + 480)
  await pay(user)
  const sent = { company: 'Acme', notes: 'x'.repeat(maxLength), acceptTerms: true }
  expect(requests).toMatchObject([{ body: { customerInfo: sent } }])
})

test('leaving the checkout cancels the payment (rule 9.10)', async () => {
  const calls: AbortSignal[] = []
  respondWith((signal) => new Promise(() => calls.push(signal)))
  const { user, router } = await openCheckout()
  await buy(user)
  await router.navigate('/custom-quote')
  await screen.findByRole('heading', { level: 1, name: quoteBuilder.heading })
  expect(calls.map(({ aborted }) => aborted)).toEqual([true])
})

test('an incomplete address gets a hint once its field loses the focus, and can be sent (rule 9.16)', async () => {
  const requests = respondNever()
  const { user } = await openCheckout()
  fillIn()
  const hint = inOrder(checkoutCopy.oddEmail)
  const box = field(labels.email)
  await user.clear(box)
  await user.type(box, '1@')
  expect(box).not.toHaveAccessibleDescription(hint)
  await user.tab()
  expect(box).toHaveAccessibleDescription(hint)
  expect(box).not.toHaveAttribute('aria-invalid')
  await accept(user)
  await pay(user)
  expect(requests).toHaveLength(1)
})

test('a message about a bank transfer has the quote, its number and the typed details, and names its sender (rule 9.17)', async () => {
  const { user } = await openCheckout()
  fillIn()
  await user.click(screen.getByRole('link', { name: payByTransfer }))
  const message = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: contact.form.fields.message,
  })
  await waitFor(() => expect(message.value).toContain('Q-C5A8-878B'))
  const invoiced = inOrder('Wanjiru  Kamau\nwanjiru@acme.example', '+256 700 000 000\nUganda\n')
  const text = message.value.replaceAll(/[\u2066-\u2069]/g, '')
  expect(text).toMatch(inOrder('Office Cabling', 'US$2,400'))
  expect(text).toMatch(invoiced)
  for (const [name, value] of [
    ['name', 'Wanjiru  Kamau'],
    ['company', ''],
    ['email', 'wanjiru@acme.example'],
    ['phone', '+256 700 000 000'],
  ] as const)
    expect(field(contact.form.fields[name])).toHaveValue(value)
})
