import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Caller } from '#web/quote/parts/caller-note.tsx'
import {
  accept,
  buy,
  consent,
  field,
  fillIn,
  openCheckout,
  pay,
  payButton,
  respondNever,
  respondWith,
} from '#tests/support/checkout-page.ts'
import { loadPage } from '#tests/support/render-page.tsx'
import { clearQuoteElsewhere, saveQuote } from '#tests/support/stored-quotes.ts'

test('without a quote that can be read the builder opens instead, and says why once (rule 9.13)', async () => {
  saveQuote('{{{')
  const { router } = await loadPage('/checkout')
  await screen.findByText('Part of your saved quote is gone')
  await waitFor(() => expect(router.state.location.pathname).toBe('/custom-quote'))
  expect(screen.getAllByRole('button', { name: 'Close notification' })).toHaveLength(1)
})

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
  const group = screen.getByRole('group', { name: 'Invoice address and notes (optional)' })
  expect(within(group).getAllByRole('textbox')).toEqual(fields.slice(4))
})

test('beside Pay stand the provider and the next steps with their times (rules 9.15 and 13.6), and whom a transfer is for (rule 9.17)', async () => {
  await openCheckout()
  const form = (await payButton()).closest('form')
  for (const text of [
    /^On the secure page of \w+, which accepts Visa, Mastercard and American Express/,
    /^We call .* handover: Office Cabling 3 weeks, Firewall & Filter 1 week\.$/,
    /^Have your card ready, and your TIN if you have one\.$/,
    /withhold it, pay by bank transfer. Abroad, exempt from VAT.* always includes VAT\.$/,
  ])
    expect(screen.getByText(text).closest('form')).toBe(form)
})

const newTab = ', opens in a new tab'

test('the consent leads to both documents, small print to their cited addresses, all in new tabs (rule 9.4)', async () => {
  await openCheckout()
  const smallPrint = screen.getByText(/^Older links to both/)
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[target=_blank]')]
  expect(
    links.map((link) => [link.textContent, link.getAttribute('href'), smallPrint.contains(link)]),
  ).toEqual([
    [`Terms of Service${newTab}`, '/terms', false],
    [`Refund Policy${newTab}`, '/refund', false],
    [`terms${newTab}`, '/legal/terms', true],
    [`refunds${newTab}`, '/legal/refund', true],
  ])
  expect(smallPrint.closest('form')).toBeNull()
  for (const link of links) expect(link).toHaveAccessibleDescription(newTab)
  expect(consent()).toHaveAccessibleName('I accept the Terms of Service and the Refund Policy')
  expect(consent()).toHaveAccessibleDescription(/^In short: cancel up to \d+ hours before/)
})

const isGone = (title: string) => waitFor(() => expect(screen.queryByText(title)).toBeNull())

test('missing fields get one notification until each is filled in; each is marked, the first has the focus, and nothing is sent (rule 12.4)', async () => {
  const requests = respondNever()
  const { user } = await openCheckout()
  await pay(user)
  await screen.findByText('Required fields missing')
  for (const name of ['Full name', 'Email', 'Phone']) {
    expect(field(name)).toBeInvalid()
    expect(field(name)).toHaveAccessibleDescription(new RegExp(`${name} is required\\.`))
  }
  expect(consent()).toBeInvalid()
  expect(field('Full name')).toHaveFocus()
  await user.keyboard('W')
  expect(field('Full name')).toBeValid()
  fillIn()
  await isGone('Required fields missing')
  await pay(user)
  await screen.findByText('Terms not accepted')
  expect(consent()).toHaveFocus()
  await accept(user)
  expect(consent()).toBeValid()
  await user.clear(field('Email'))
  await pay(user)
  await screen.findByText('Required fields missing')
  await isGone('Terms not accepted')
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

test('leaving the checkout cancels the payment (rule 9.10); when another tab clears the quote, the builder opens (rule 8.4)', async () => {
  const calls: AbortSignal[] = []
  respondWith((signal) => new Promise(() => calls.push(signal)))
  const { user, router } = await openCheckout()
  await buy(user)
  await router.navigate('/custom-quote')
  await screen.findByRole('heading', { level: 1, name: 'Build your package' })
  expect(calls.map(({ aborted }) => aborted)).toEqual([true])
  await router.navigate('/checkout')
  expect(await payButton()).toBeEnabled()
  act(clearQuoteElsewhere)
  await waitFor(() => expect(router.state.location.pathname).toBe('/custom-quote'))
})

test('an incomplete address or number gets a hint once its field loses the focus, and can be sent (rule 9.16)', async () => {
  const requests = respondNever()
  const { user } = await openCheckout()
  fillIn()
  for (const [name, hint] of [
    ['Email', /This address looks incomplete\./],
    ['Phone', /This number looks too short\./],
  ] as const) {
    await user.clear(field(name))
    await user.type(field(name), '1@')
    expect(field(name)).not.toHaveAccessibleDescription(hint)
    await user.tab()
    expect(field(name)).toHaveAccessibleDescription(hint)
    expect(field(name)).not.toHaveAttribute('aria-invalid')
  }
  await accept(user)
  await pay(user)
  expect(requests).toHaveLength(1)
})

test('a message about a bank transfer has the quote, its number and the typed details, and names its sender (rule 9.17)', async () => {
  const { user } = await openCheckout()
  fillIn()
  await user.click(screen.getByRole('link', { name: 'Pay by bank transfer instead' }))
  const message = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  await waitFor(() => expect(message.value).toContain('by bank transfer (quote Q-C5A8-878B):'))
  const invoiced = 'Wanjiru  Kamau\nwanjiru@acme.example +256 700 000 000\nUganda\n'
  for (const part of ['- Office Cabling: US$2,400', `Please invoice:\n${invoiced}`])
    expect(message.value.replaceAll(/[\u2066-\u2069]/g, '')).toContain(part)
  for (const [name, value] of [
    ['Name', 'Wanjiru  Kamau'],
    ['Company', ''],
    ['Email', 'wanjiru@acme.example'],
    ['Phone', '+256 700 000 000'],
  ] as const)
    expect(field(name)).toHaveValue(value)
})

test('the order summary shows each line under its period, and what it covers once opened (rules 7.15 and 7.20)', async () => {
  const { user } = await openCheckout()
  const summary = within(await screen.findByRole('complementary'))
  // The only group's sum would repeat the whole's.
  expect(summary.getByText('One-time').nextSibling).toBeNull()
  for (const [name, amount, description] of [
    ['Office Cabling', 'US$2,400.00', /Covers up to 40 sockets\. Not included: hardware\.$/],
    ['Firewall & Filter', 'US$600.00', /Covers one site\. Not included: licences\.$/],
  ] as const) {
    const line = summary.getByText(name)
    expect(line.closest('dt')?.nextSibling).toHaveTextContent(amount)
    expect(summary.getByText(description)).not.toBeVisible()
    await user.click(line)
    expect(summary.getByText(description)).toBeVisible()
  }
})

test('above the form the lines are folded, and neither what is paid nor what is not in it is (rules 7.25 and 9.15)', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(
    Object.assign(matchMedia(''), { matches: true }),
  )
  await openCheckout()
  const row = await screen.findByText('2 items')
  expect(row.parentElement).not.toHaveAttribute('open')
  expect(screen.getAllByText('Today')[0]).toBeVisible()
  expect(screen.getByText('Not in this price: hardware, licences.')).toBeVisible()
})

test('the summary says who calls by which business day of the company, and the phone field why; a receipt says it until then (rule 9.18)', async () => {
  // Friday in Nairobi, and Thursday in London.
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 26, 22))
  await openCheckout()
  expect(
    await screen.findByText(/calls you by Tuesday 1 December, public holidays apart, if you/),
  ).toBeVisible()
  expect(field('Phone')).toHaveAccessibleDescription('We call it to agree dates.')
  const { container, rerender } = render(<Caller paidAt={Date.UTC(2026, 10, 25)} />)
  expect(container).toHaveTextContent('calls you by Friday 27 November, public holidays apart, on')
  rerender(<Caller paidAt={Date.UTC(2026, 10, 24)} />)
  expect(container).toBeEmptyDOMElement()
})
