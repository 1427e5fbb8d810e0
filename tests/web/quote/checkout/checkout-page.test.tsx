import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buyerDetails, customerFields, mapCustomerFields } from '#shared/customer-fields.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { company } from '#web/content/company.ts'
import { layoutCopy } from '#web/content/layout.ts'
import { notices } from '#web/content/notices.ts'
import { contact } from '#web/content/contact.ts'
import { contactAboutTransfer } from '#web/content/contact-state.ts'
import { quoteText } from '#web/content/quote-text.ts'
import { quoteNumber } from '#shared/quote-number.ts'
import { payByTransfer } from '#web/content/order-refusals.ts'
import { citedAddresses, paths } from '#web/content/paths.ts'
import { callAndSurvey } from '#web/content/periods.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { usualTimes } from '#web/content/service-offers.ts'
import { hintAbout } from '#web/quote/checkout/validate-details.ts'
import { saveDraft, saveLastQuote } from '#web/quote/keep/quote-draft.ts'
import {
  accept,
  buy,
  consent,
  field,
  fillIn,
  openCheckout,
  pay,
  payButton,
  respondLater,
  respondWith,
} from '#tests/support/checkout-page.ts'
import { initialChoices } from '#web/quote/model/selection.ts'
import { saveQuote } from '#tests/support/stored-quotes.ts'
import { loadPage } from '#tests/support/render-page.tsx'
import { savedQuote } from '#tests/support/selections.ts'

const storeLastQuote = () => saveLastQuote(initialChoices)

test.each([
  ['nothing saved', () => {}, notices.nothingSaved],
  ['a quote cleared after the payment', storeLastQuote, notices.quoteOrdered],
  ['only a draft', () => [storeLastQuote(), saveDraft(initialChoices)], notices.nothingSaved],
  ['only damaged items', () => saveQuote('{{{'), notices.quoteDamaged],
])('with %s the builder opens instead, and says why once (rule 9.13)', async (_, store, notice) => {
  store()
  const { router } = await loadPage(paths.checkout)
  await screen.findByText(notice.description)
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.customQuote))
  // On a busy machine its time may be over by now.
  expect(screen.queryAllByRole('button', { name: layoutCopy.closeNotice }).length).toBeLessThan(2)
})

test('the form has every field, with its default and the attributes for autofill', async () => {
  await openCheckout()
  const fields = screen.getAllByRole('textbox')
  expect(fields.map((box) => box.getAttribute('name'))).toEqual(
    customerFields.map(({ name }) => name),
  )
  for (const { name, kind, isRequired, initial, autoComplete } of customerFields) {
    expect(field(name)).toHaveValue(initial ?? '')
    expect(field(name)).toHaveAttribute('autocomplete', autoComplete)
    expect(field(name).ariaRequired).toBe(isRequired ? 'true' : null)
    expect(field(name)).toHaveProperty('type', kind === 'multiline' ? 'textarea' : (kind ?? 'text'))
  }
})

test('what follows company is a group of its own, in which nothing is required (rule 9.2)', async () => {
  await openCheckout()
  const group = screen.getByRole('group', { name: checkoutCopy.secondary })
  const fields = within(group).getAllByRole('textbox')
  const names = customerFields.map(({ name }) => name)
  expect(fields.map((box) => box.getAttribute('name'))).toEqual(
    names.slice(names.indexOf('company') + 1),
  )
  expect(fields.filter((box) => box.ariaRequired !== null)).toEqual([])
})

test('beside Pay stand the provider and the next steps with their times (rules 9.15 and 13.6)', async () => {
  await openCheckout()
  const { steps } = checkoutCopy
  for (const text of [steps.card.text, `${callAndSurvey} ${usualTimes(savedQuote.lines)}`])
    expect(screen.getByText(text).closest('form')).toContainElement(await payButton())
  expect(steps.card.text).toContain(company.processors.payments)
})

const { consent: consentCopy, refundRule, cited } = checkoutCopy

const inNewTab = (text: string) => text + layoutCopy.newTab

test('the consent leads to both documents, small print to their cited addresses, all in new tabs (rule 9.4)', async () => {
  await openCheckout()
  const smallPrint = screen.getByText(new RegExp(`^${cited.before}`))
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[target=_blank]')]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [inNewTab(consentCopy.terms.text), paths.terms],
    [inNewTab(consentCopy.refund.text), paths.refund],
    [inNewTab(cited.terms.text), citedAddresses.terms],
    [inNewTab(cited.refund.text), citedAddresses.refund],
  ])
  expect(links.map((link) => smallPrint.contains(link))).toEqual([false, false, true, true])
  expect(smallPrint.closest('form')).toBeNull()
  expect(consent()).toHaveAccessibleDescription(refundRule)
  for (const link of links) expect(link).toHaveAccessibleDescription(layoutCopy.newTab)
  const { before, terms, between, refund, after } = consentCopy
  expect(consent()).toHaveAccessibleName(
    `${before} ${terms.text} ${between} ${refund.text}${after}`,
  )
})

const isGone = (title: string) => waitFor(() => expect(screen.queryByText(title)).toBeNull())

const required = customerFields.filter(({ isRequired }) => isRequired)

test('missing fields get one notification until each is filled in; each is marked, the first has the focus, and nothing is sent (rule 12.4)', async () => {
  const requests = respondWith(() => Response.json({ url: 'https://pay.example/1' }))
  const { user } = await openCheckout()
  await pay(user)
  await screen.findByText(notices.requiredFieldsMissing.title)
  for (const { name, label } of required) {
    expect(field(name)).toBeInvalid()
    const missing = checkoutCopy.errors.missing(label)
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(missing))
  }
  expect(consent()).toBeInvalid()
  const [first, second] = required.map(({ name }) => field(name))
  if (!first || !second) throw new Error('Fewer than two fields are required')
  expect(first).toHaveFocus()
  await user.type(first, 'W')
  expect(first).toBeValid()
  await fillIn(user)
  await isGone(notices.requiredFieldsMissing.title)
  await pay(user)
  await screen.findByText(notices.termsNotAccepted.title)
  expect(consent()).toHaveFocus()
  await user.clear(second)
  await pay(user)
  await screen.findByText(notices.requiredFieldsMissing.title)
  await isGone(notices.termsNotAccepted.title)
  expect(requests).toEqual([])
})

test('a reload restores the typed details, but never the consent', async () => {
  const first = await openCheckout()
  for (const { name } of customerFields) {
    fireEvent.change(field(name), { target: { value: `My ${name}` } })
  }
  await accept(first.user)
  // Also fired at the end of a slow first load.
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: false }))
  expect(consent()).toBeChecked()
  first.leave()
  await openCheckout()
  for (const { name } of customerFields) expect(field(name)).toHaveValue(`My ${name}`)
  expect(consent()).not.toBeChecked()
})

test('leaving the checkout cancels the payment (rule 9.10)', async () => {
  respondLater()
  const { user, router } = await openCheckout()
  await buy(user)
  await router.navigate(paths.customQuote)
  await screen.findByRole('heading', { level: 1, name: quoteBuilder.heading })
  await router.navigate(paths.checkout)
  expect(await payButton()).toBeEnabled()
})

const incomplete = '1@'
const hinted = customerFields.filter(({ kind }) => hintAbout(kind, incomplete) !== '')

test.each(hinted)(
  'an incomplete $label gets a hint once the field loses the focus, and can be sent (rule 9.16)',
  async ({ name, kind }) => {
    const requests = respondWith(() => new Promise(() => {}))
    const { user } = await openCheckout()
    await fillIn(user)
    await user.clear(field(name))
    await user.type(field(name), incomplete)
    const hint: unknown = expect.stringContaining(hintAbout(kind, incomplete))
    expect(field(name)).not.toHaveAccessibleDescription(hint)
    await user.tab()
    expect(field(name)).toHaveAccessibleDescription(hint)
    expect(field(name)).not.toHaveAttribute('aria-invalid')
    await accept(user)
    await pay(user)
    expect(requests).toHaveLength(1)
  },
)

test('a message about a bank transfer has the quote, its number and the typed details, and names its sender (rule 9.17)', async () => {
  const { user } = await openCheckout()
  for (const { name } of required) await user.type(field(name), name)
  expect(screen.getByText(checkoutCopy.beforePaying)).toBeVisible()
  expect(
    screen.getByText(
      /withhold it, pay by bank transfer. Abroad, exempt from VAT.* always includes VAT\.$/,
    ),
  ).toBeVisible()
  await user.click(screen.getByRole('link', { name: payByTransfer }))
  const message = await screen.findByRole('textbox', { name: contact.form.fields.message })
  const details = mapCustomerFields((it) => (it.isRequired ? it.name : (it.initial ?? '')))
  const buyer = buyerDetails('transfer', details).map((line) => line.join(' '))
  const sender = { name: 'fullName', company: '', email: 'email', phone: 'phone' }
  const state = contactAboutTransfer(quoteNumber(savedQuote), quoteText(savedQuote), buyer, sender)
  await waitFor(() => expect(message).toHaveValue(state.message))
  for (const part of [...buyer, quoteNumber(savedQuote)]) expect(state.message).toContain(part)
  for (const name of ['name', 'company', 'email', 'phone'] as const)
    expect(screen.getByRole('textbox', { name: contact.form.fields[name] })).toHaveValue(
      sender[name],
    )
})
