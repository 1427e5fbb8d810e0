import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { customerFields } from '#shared/customer-fields.ts'
import { linesByPeriod, linesOf, totalsOf } from '#shared/pricing.ts'
import { checkoutWords } from '#web/content/checkout.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { periodWords } from '#web/content/periods.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { formatUsdExact } from '#web/lib/format-money.ts'
import { quoteItemOf } from '#web/state/saved-quote.ts'
import {
  accept,
  consent,
  expectLoggedError,
  field,
  fillIn,
  openCheckout,
  pay,
  respondWith,
} from '#tests/support/checkout-page.ts'
import { saveQuote } from '#tests/support/quote-items.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { everything, savedLines } from '#tests/support/selections.ts'
import { shillingsSentence } from '#tests/support/shillings.ts'

test('with only damaged items the visitor is redirected to the quote builder, with a notification', async () => {
  localStorage.setItem(storageKeys.quoteItems, '{{{')
  const { router } = await renderPage(paths.checkout)
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.customQuote))
  await screen.findByText(notices.quoteDamaged.title)
})

test('the order summary shows each line under its period, the subtotal, VAT and the total', async () => {
  const lines = linesOf(everything)
  saveQuote(lines.map(quoteItemOf))
  await renderPage(paths.checkout)
  const summary = within(await screen.findByRole('complementary'))
  const terms = summary.getAllByRole('term')
  const amounts = summary.getAllByRole('definition').map((row) => row.textContent)
  const { subtotal, vat, total } = totalsOf(lines)
  const expected = linesByPeriod(lines).flatMap((group) => [
    { name: periodWords[group.period], amount: totalsOf(group.lines).subtotal },
    ...group.lines,
  ])
  expect(amounts).toEqual(
    [...expected.map(({ amount }) => amount), subtotal, vat, total].map(formatUsdExact),
  )
  for (const [index, { name }] of expected.entries()) expect(terms[index]).toHaveTextContent(name)
})

test('the order summary says that the order is one payment, and about how much it is in shillings', async () => {
  await openCheckout()
  expect(screen.getByText(periodWords.onePayment)).toBeVisible()
  expect(screen.getByText(shillingsSentence(savedLines))).toBeVisible()
})

test('the form has every field, with its default and the attributes for autofill', async () => {
  await openCheckout()
  const fields = screen.getAllByRole('textbox')
  expect(fields.map((box) => box.getAttribute('name'))).toEqual(
    customerFields.map(({ name }) => name),
  )
  for (const { name, kind, isRequired, initial, maxLength, autoComplete } of customerFields) {
    expect(field(name)).toHaveValue(initial ?? '')
    expect(field(name)).toHaveAttribute('maxlength', String(maxLength))
    expect(field(name)).toHaveAttribute('autocomplete', autoComplete)
    expect(field(name).ariaRequired).toBe(isRequired ? 'true' : null)
    expect(field(name)).toHaveProperty('type', kind === 'multiline' ? 'textarea' : (kind ?? 'text'))
  }
})

const { consent: consentWords, refundRule } = checkoutWords

test('the consent links to both documents in new tabs, and a line below summarises the refund rule', async () => {
  await openCheckout()
  for (const { text, href } of [consentWords.terms, consentWords.refund]) {
    const link = within(screen.getByRole('main')).getByRole('link', { name: text })
    expect(link).toHaveAttribute('href', href)
    expect(link).toHaveAttribute('target', '_blank')
  }
  const rule = screen.getByText(new RegExp(`^${refundRule.text}`))
  for (const { text, path } of [refundRule.terms, refundRule.refund]) {
    expect(within(rule).getByRole('link', { name: text })).toHaveAttribute('href', path)
  }
  expect(consent()).toHaveAccessibleDescription(rule.textContent)
})

test('missing fields: one notification, each field marked, the first one focused, no request', async () => {
  const requests = respondWith(() => Response.json({ url: 'https://pay.example/1' }))
  const { user } = await openCheckout()
  await pay(user)
  await screen.findByText(notices.requiredFieldsMissing.title)
  const required = customerFields.filter(({ isRequired }) => isRequired)
  for (const { name, label } of required) {
    expect(field(name)).toBeInvalid()
    expect(field(name)).toHaveAccessibleDescription(checkoutWords.errors.missing(label))
  }
  expect(field('fullName')).toHaveFocus()
  expect(requests).toEqual([])
  await user.type(field('fullName'), 'W')
  expect(field('fullName')).toBeValid()
})

test('the checks run in order: required fields, email address, terms', async () => {
  const { user } = await openCheckout()
  await fillIn(user)
  await user.clear(field('email'))
  await pay(user)
  await screen.findByText(notices.requiredFieldsMissing.title)
  await user.type(field('email'), 'wanjiru.acme.example')
  await pay(user)
  await screen.findByText(notices.invalidEmail.title)
  expect(field('email')).toHaveFocus()
  await user.type(field('email'), '@')
  await pay(user)
  await screen.findByText(notices.termsNotAccepted.title)
  expect(consent()).toHaveFocus()
})

const isGone = (title: string) => waitFor(() => expect(screen.queryByText(title)).toBeNull())

test('a notification goes once its cause is mended', async () => {
  const { user } = await openCheckout()
  await fillIn(user)
  await pay(user)
  await screen.findByText(notices.termsNotAccepted.title)
  await accept(user)
  await isGone(notices.termsNotAccepted.title)
})

test('a new attempt takes away the notifications of the one before', async () => {
  const log = expectLoggedError()
  respondWith(() => Response.error())
  const { user } = await openCheckout()
  await fillIn(user)
  await accept(user)
  await pay(user)
  await screen.findByText(notices.checkoutFailed.title)
  expect(log).toHaveBeenCalledOnce()
  await user.clear(field('phone'))
  await pay(user)
  await screen.findByText(notices.requiredFieldsMissing.title)
  await isGone(notices.checkoutFailed.title)
})

test('leaving the checkout takes its notifications away', async () => {
  const { user, router } = await openCheckout()
  await pay(user)
  await screen.findByText(notices.requiredFieldsMissing.title)
  await router.navigate(paths.customQuote)
  await isGone(notices.requiredFieldsMissing.title)
})

test('a reload restores what was typed, but never the consent', async () => {
  const first = await openCheckout()
  for (const { name } of customerFields) {
    fireEvent.change(field(name), { target: { value: `My ${name}` } })
  }
  await accept(first.user)
  first.leave()
  await openCheckout()
  for (const { name } of customerFields) expect(field(name)).toHaveValue(`My ${name}`)
  expect(consent()).not.toBeChecked()
})

test('a draft from another version of the site fills the fields that it has', async () => {
  const draft = { fullName: 'Wanjiru', fax: '+254 700 000 002' }
  sessionStorage.setItem(storageKeys.checkoutDetails, JSON.stringify(draft))
  await openCheckout()
  expect(field('fullName')).toHaveValue('Wanjiru')
  expect(field('email')).toHaveValue('')
})
