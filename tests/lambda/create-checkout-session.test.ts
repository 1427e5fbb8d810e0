import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CheckoutItem } from '#shared/checkout-contract.ts'
import { linesOf, totalsOf } from '#shared/pricing.ts'
import { anySelection, everything } from '#tests/support/selections.ts'
import { refusalOf, startApp } from '#tests/support/checkout-app.ts'
import { checkoutRequest, siteOrigin } from '#tests/support/checkout-request.ts'
import { recordingPayments } from '#tests/support/recording-payments.ts'

function start() {
  const { payments, orders } = recordingPayments()
  return { orders, ...startApp(payments) }
}

test('the largest quote is charged whole: 18 lines and VAT', async () => {
  const { post, orders } = start()

  const response = await post(checkoutRequest({}, everything))

  expect(response.status).toBe(200)
  expect(orders[0]?.lines).toHaveLength(19)
  expect(orders[0]?.lines.at(-1)).toEqual({ name: 'VAT (16%)', amount: 233_280 })
})

test('what is charged is the catalogue’s name and description, not the request’s echo', async () => {
  const { post, orders } = start()

  await post(
    checkoutRequest({
      items: [
        { name: 'SSL Certificate', description: 'All you can encrypt', amount: 10_000 },
        { name: ' Rooftop antenna ', description: 'Free of charge', amount: 2_500 },
      ],
    }),
  )

  expect(orders[0]?.lines).toEqual([
    {
      name: 'SSL Certificate',
      description: 'A certificate for one domain, installed and renewed for a year.',
      amount: 10_000,
    },
    { name: 'Rooftop antenna', description: 'A service described by you.', amount: 2_500 },
    { name: 'VAT (16%)', amount: 2_000 },
  ])
})

test('what is charged is the page’s total, to the cent, for any quote', async () => {
  const { post, orders } = start()

  await fc.assert(
    fc.asyncProperty(anySelection, async (selection) => {
      const lines = linesOf(selection)
      fc.pre(lines.length > 0)
      const response = await post(checkoutRequest({}, selection))
      expect(response.status).toBe(200)
      const charged = orders.at(-1)?.lines.reduce((total, { amount }) => total + amount, 0)
      expect(charged).toBe(totalsOf(lines).total)
    }),
    { numRuns: 3_000 },
  )
})

function item(name: string, amount: number, description = ''): CheckoutItem {
  return { name, description, amount }
}

test.each<[string, CheckoutItem]>([
  ['a fixed price a cent lower', item('Network Design & Setup', 249_999)],
  ['a fixed price of another item', item('Premium Backup', 8_500)],
  ['a quantity between two steps of the slider', item('Storage', 15_000, '75 GB')],
  ['a quantity above the slider’s end', item('Storage', 110_000, '550 GB')],
  ['a fraction of a unit', item('User Seats', 12_501, '5.0004 seats')],
  ['a quantity that this amount does not buy', item('Storage', 20_000, '150 GB')],
  ['a custom price below the bounds', item('Rooftop antenna', 2_499)],
  ['a custom price above the bounds', item('Rooftop antenna', 250_001)],
  ['an offer under another case', item('network design & setup', 2_500)],
  ['an offer with doubled spaces', item(' Network  Design & Setup', 2_500)],
  ['an offer in full-width letters', item('ＳＳＬ Certificate', 2_500)],
  ['an offer with a space that does not break', item('SSL\u{a0}Certificate', 2_500)],
  ['a resource under another case', item('STORAGE', 2_500)],
  ['a slider’s label', item('Bandwidth (TB per month)', 2_500)],
  ['the name of VAT', item('VAT (16%)', 2_500)],
])('%s is refused', async (_case, wrongItem) => {
  const { post, orders } = start()
  const items = [item('SSL Certificate', 10_000), wrongItem]
  await expect(refusalOf(await post(checkoutRequest({ items })))).resolves.toEqual({
    status: 400,
    code: 'price_refused',
  })
  expect(orders).toEqual([])
})

test.each<[string, CheckoutItem[]]>([
  ['the same offer', [item('SSL Certificate', 10_000), item('SSL Certificate', 10_000)]],
  [
    'a resource in two quantities',
    [item('Storage', 10_000, '50 GB'), item('Storage', 20_000, '100 GB')],
  ],
  ['two custom services', [item('Rooftop antenna', 2_500), item('Cable tray', 5_000)]],
])('%s twice is refused', async (_case, items) => {
  const { post, orders } = start()
  await expect(refusalOf(await post(checkoutRequest({ items })))).resolves.toEqual({
    status: 400,
    code: 'duplicate_item',
  })
  expect(orders).toEqual([])
})

const success = `${siteOrigin}/payment-success`
const cancel = `${siteOrigin}/payment-failed`

test.each([
  ['another site', 'https://evil.example/payment-success', cancel],
  ['another site for the way back', success, 'https://evil.example/payment-failed'],
  ['a site whose name begins like ours', `${siteOrigin}.evil.example/payment-success`, cancel],
  ['our name as a user name', `https://www.example.com@evil.example/payment-success`, cancel],
  ['credentials', 'https://user:pass@www.example.com/payment-success', cancel],
  ['another port', `${siteOrigin}:8443/payment-success`, cancel],
  ['another scheme', 'http://www.example.com/payment-success', cancel],
  ['another path', `${siteOrigin}/payment-failed`, cancel],
  ['a longer path', `${siteOrigin}/payment-success/`, cancel],
  ['a path that climbs', `${siteOrigin}/x/../payment-success`, cancel],
  ['an encoded path', `${siteOrigin}/payment%2Dsuccess`, cancel],
  ['backslashes', 'https:\\\\www.example.com\\payment-success', cancel],
  ['a query', `${success}?next=https://evil.example`, cancel],
  ['a fragment', `${success}#evil`, cancel],
  ['no scheme', '//www.example.com/payment-success', cancel],
  ['a path alone', '/payment-success', cancel],
  ['a script', 'javascript:alert(1)//www.example.com/payment-success', cancel],
  ['the two the wrong way round', cancel, success],
  ['two origins of ours', success, 'http://localhost:4173/payment-failed'],
  ['nothing', '', ''],
])('return addresses with %s are refused', async (_case, successUrl, cancelUrl) => {
  const { post, orders } = start()
  const request = checkoutRequest({ successUrl, cancelUrl })
  await expect(refusalOf(await post(request))).resolves.toEqual({
    status: 400,
    code: 'return_address_refused',
  })
  expect(orders).toEqual([])
})

test('every configured origin may be returned to', async () => {
  const { post, orders } = start()
  const localAddresses = {
    successUrl: 'http://localhost:4173/payment-success',
    cancelUrl: 'http://localhost:4173/payment-failed',
  }
  const response = await post(checkoutRequest(localAddresses))
  expect(response.status).toBe(200)
  expect(orders).toMatchObject([localAddresses])
})
