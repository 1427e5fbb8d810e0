import { screen, waitFor } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { menuLinks } from '#web/content/site-map.ts'
import { paths } from '#web/content/paths.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { saveQuote } from '#tests/support/stored-quotes.ts'

const aboutLabel = menuLinks('header').find(({ path }) => path === paths.about)?.label ?? ''
const kept = (name: string) => readFileSync(`tests/kept/${name}.txt`, 'utf8').trim()
const long = 'Gate '.repeat(20_000)

/** A kept text with something else in the place of a part of it. */
function poison(name: string, part: string | RegExp, other: string): string {
  const text = kept(name)
  if (text.replace(part, other) === text) throw new Error(`Nothing to replace: ${String(part)}`)
  return text.replace(part, other)
}

const order = 'order:7KQ3-M4TX'
const number = 'invoiceNumber:7KQ3-M4TX'
const receipt = '/payment-success?order=7KQ3-M4TX'
const most = 10 ** 14 - 1
// Twelve months of it are no amount.
const paid = { unitPrice: most, amount: most }
const hosting = { id: 'a', name: 'A', description: '', quantity: 1, ...paid }
const endless = {
  reference: '7KQ3-M4TX',
  quote: '',
  lines: [{ ...hosting, term: 'month', period: 'month' }],
  totals: { listed: most, net: most, vat: 0, total: most },
  tax: { percent: 0, isIncluded: false },
}

const anything = ['null', '5', '"x"', '{']
const states: readonly (readonly [page: string, key: string, text: string])[] = [
  ...anything.flatMap((text): [string, string, string][] => [
    ['/custom-quote', 'quoteItems', text],
    ['/custom-quote', 'quoteDraft', text],
    [receipt, order, text],
    [receipt, 'payments', text],
    ['/checkout', 'checkoutDetails', text],
    ['/contact', 'react-router-scroll-positions', text],
  ]),
  ['/custom-quote', 'quoteItems', poison('list-2', '"price":2400', '"price":1e308')],
  ['/custom-quote', 'quoteItems', poison('list-2', 'Rooftop antenna', long)],
  ['/custom-quote', 'quoteDraft', poison('draft-2', /"savedAt":\d+/, '"savedAt":1e999')],
  ['/custom-quote', 'quoteDraft', poison('draft-2', '"space":100', '"space":1e308')],
  ['/custom-quote', 'quoteDraft', poison('draft-2', '"price":null', '"price":1e308')],
  ['/custom-quote', 'quoteDraft', poison('draft-2', 'Rooftop antenna', long)],
  [receipt, order, poison('order-4', '"percent":10', '"percent":1e308')],
  [receipt, order, poison('order-4', '"percent":10', '"percent":-100')],
  [receipt, order, poison('order-4', '"quantity":100', '"quantity":1000000000000000')],
  [receipt, order, poison('order-4', '"lines":[', '"lines":[null,')],
  [receipt, order, poison('order-4', /"openedAt":\d+/, '"openedAt":1e308')],
  [receipt, order, poison('order-4', 'Kamau company', long)],
  [receipt, order, poison('order-4', '"quote":"3', '"quote":"9')],
  [receipt, order, poison('order-4', '"id":"cabling"', '"id":"__proto__"')],
  [receipt, order, JSON.stringify(endless)],
  [receipt, number, '{"text":"INV-1-1","madeAt":8640000000000000,"isReturned":true}'],
  [receipt, number, `{"text":"INV-${'1'.repeat(9999)}-1","madeAt":1}`],
  ['/checkout', 'checkoutDetails', JSON.stringify({ notes: long, email: long, phone: long })],
  ['/contact', 'contactMessage', JSON.stringify({ message: { message: long } })],
]

test.each(states)('%s stands, whatever %s is: %.40s', async (page, key, text) => {
  const area = key.startsWith('quote') ? localStorage : sessionStorage
  sessionStorage.setItem(order, kept('order-4'))
  area.setItem(key, text)
  if (page === '/checkout') saveQuote()
  const { user, router } = await renderPage(page)
  if (page === receipt) await screen.findByText('7KQ3-M4TX')
  for (const field of document.querySelectorAll('textarea'))
    expect(field.value.length).toBeLessThan(20_000)
  await user.click(screen.getAllByRole('link', { name: aboutLabel })[0] ?? document.body)
  await waitFor(() => expect(router.state.location.pathname).toBe('/about'))
})
