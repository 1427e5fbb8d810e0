import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { customerFields } from '#shared/customer-fields.ts'
import { groupByPeriod, priceSelection, totalLines } from '#shared/pricing.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { layoutCopy } from '#web/content/layout.ts'
import { notices } from '#web/content/notices.ts'
import { periodCopy } from '#web/content/periods.ts'
import { citedAddresses, paths } from '#web/content/paths.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { formatUsdExact } from '#web/ui/browser/format-money.ts'
import { toQuoteItems } from '#web/quote/store/quote-items.ts'
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
import { savedQuoteItems, saveQuote } from '#tests/support/quote-items.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { everything, savedLines } from '#tests/support/selections.ts'
import { planPriceSentence } from '#tests/support/plan-currency.ts'

const storeLastQuote = () =>
  sessionStorage.setItem(storageKeys.lastQuote, JSON.stringify(savedQuoteItems))

test.each([
  ['nothing saved', () => {}, notices.quoteEmpty],
  ['a quote that the page after the payment cleared', storeLastQuote, notices.quoteOrdered],
  ['only damaged items', () => saveQuote('{{{'), notices.quoteDamaged],
])(
  'with %s the visitor is sent to the builder, and is told why once (rule 9.13)',
  async (_, store, notice) => {
    store()
    const { router } = await renderPage(paths.checkout)
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.customQuote))
    await screen.findByText(notice.description)
    expect(screen.getAllByRole('button', { name: layoutCopy.closeNotice })).toHaveLength(1)
  },
)

test('the order summary shows each line under its period, the subtotal, VAT and the total (rule 9.14)', async () => {
  const lines = priceSelection(everything)
  saveQuote(toQuoteItems(everything))
  await renderPage(paths.checkout)
  const summary = within(await screen.findByRole('complementary'))
  const terms = summary.getAllByRole('term')
  const amounts = summary.getAllByRole('definition').map((row) => row.textContent)
  const { subtotal, vat, total } = totalLines(lines)
  const expected = groupByPeriod(lines).flatMap((group) => [
    { name: periodCopy[group.period], amount: totalLines(group.lines).subtotal },
    ...group.lines,
  ])
  expect(amounts).toEqual(
    [...expected.map(({ amount }) => amount), subtotal, vat, total].map(formatUsdExact),
  )
  for (const [index, { name }] of expected.entries()) expect(terms[index]).toHaveTextContent(name)
})

test('the order summary says that the order is one payment, and about how much it is in shillings', async () => {
  await openCheckout()
  expect(screen.getByText(periodCopy.onePayment)).toBeVisible()
  expect(screen.getByText(planPriceSentence(savedLines))).toBeVisible()
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

const { consent: consentCopy, refundRule } = checkoutCopy

const inNewTab = (text: string) => text + layoutCopy.newTab

test('the consent leads to both documents, a line below to their cited addresses, all in new tabs', async () => {
  await openCheckout()
  const rule = screen.getByText(new RegExp(`^${refundRule.text}`))
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[target=_blank]')]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [inNewTab(consentCopy.terms.text), paths.terms],
    [inNewTab(consentCopy.refund.text), paths.refund],
    [inNewTab(citedAddresses.terms), citedAddresses.terms],
    [inNewTab(citedAddresses.refund), citedAddresses.refund],
  ])
  expect(links.map((link) => rule.contains(link))).toEqual([false, false, true, true])
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
    expect(field(name)).toHaveAccessibleDescription(checkoutCopy.errors.missing(label))
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

test('a notification goes once its cause is fixed', async () => {
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
