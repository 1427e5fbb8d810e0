import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import type { PaymentProvider } from '#infra/local/payment-provider/server.ts'
import { lineItem, order, startProvider, stripeFor } from './provider.ts'

type Order = Parameters<ReturnType<typeof stripeFor>['checkout']['sessions']['create']>[0]

/** The address of a new session's page. */
async function pageFor(provider: PaymentProvider, params: Order = order): Promise<string> {
  const { url } = await stripeFor(provider).checkout.sessions.create(params)
  if (url === null) throw new Error('The session has no page.')
  return url
}

async function open(address: string) {
  const response = await fetch(address)
  const { document } = new JSDOM(await response.text()).window
  return { response, document }
}

/** Presses a button of a page and follows no redirect. */
function press(address: string, outcome: string): Promise<Response> {
  const body = new URLSearchParams({ outcome })
  return fetch(address, { method: 'POST', body, redirect: 'manual' })
}

function textsOf(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(textOf)
}

function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}

test('the page shows the lines, the total, the buyer and the three buttons', async () => {
  const provider = await startProvider()
  const vat = { currency: 'usd', unit_amount: 19_753, product_data: { name: 'VAT (16%)' } }
  const { response, document } = await open(
    await pageFor(provider, { ...order, line_items: [lineItem, { quantity: 1, price_data: vat }] }),
  )
  expect(response.status).toBe(200)
  expect(textsOf(document, 'tr')).toEqual([
    'Item Amount',
    'Network Design & Setup From survey to handover. US$1,234.56',
    'VAT (16%) US$197.53',
    'Total US$1,432.09',
  ])
  expect(textsOf(document, 'h1')).toEqual(['Pay localhost:4173 US$1,432.09'])
  expect(textsOf(document, 'main dd')[0]).toBe('wanjiru@example.com')
  expect(textsOf(document, 'button')).toEqual(['Pay', 'Decline', 'Cancel'])
  expect(document.title).toBe('Pay US$1,432.09')
})

test('the page says that it is a stand-in and charges no card', async () => {
  const { document } = await open(await pageFor(await startProvider()))
  expect(textOf(document.querySelector('header'))).toBe(
    'Local stand-in for the payment provider. No card is charged.',
  )
})

test('a line of several pieces says what one costs', async () => {
  const provider = await startProvider()
  const { document } = await open(
    await pageFor(provider, { ...order, line_items: [{ ...lineItem, quantity: 2 }] }),
  )
  expect(textsOf(document, 'tbody tr')[0]).toContain('2 × US$1,234.56 US$2,469.12')
})

test('Pay completes the session and leads to the success address, also when pressed twice', async () => {
  const page = await pageFor(await startProvider())
  for (let presses = 0; presses < 2; presses += 1) {
    const response = await press(page, 'pay')
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('http://localhost:4173/payment-success')
  }
})

test("the success address gets the session's id where it asks for it", async () => {
  const page = await pageFor(await startProvider(), {
    ...order,
    success_url: 'http://localhost:4173/payment-success?session={CHECKOUT_SESSION_ID}',
  })
  const id = page.split('/').at(-1)
  expect((await press(page, 'pay')).headers.get('location')).toBe(
    `http://localhost:4173/payment-success?session=${id}`,
  )
})

test('Cancel leads to the cancel address and leaves the session open', async () => {
  const page = await pageFor(await startProvider())
  const response = await press(page, 'cancel')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('http://localhost:4173/payment-failed')
  expect(textsOf((await open(page)).document, 'button')).toContain('Pay')
})

test('Decline says so and lets the buyer try again or cancel', async () => {
  const page = await pageFor(await startProvider())
  const response = await press(page, 'decline')
  expect(response.status).toBe(303)
  const { document } = await open(new URL(response.headers.get('location') ?? '', page).href)
  expect(textOf(document.querySelector('[role=alert]'))).toMatch(/^Your card was declined\./)
  expect(textsOf(document, 'button')).toEqual(['Pay', 'Decline', 'Cancel'])
  expect((await press(page, 'pay')).headers.get('location')).toBe(order.success_url)
})

test('without a cancel address there is no such button', async () => {
  const provider = await startProvider()
  const { cancel_url: _cancelUrl, ...uncancellable } = order
  const page = await pageFor(provider, uncancellable)
  expect(textsOf((await open(page)).document, 'button')).toEqual(['Pay', 'Decline'])
  expect((await press(page, 'cancel')).status).toBe(400)
})

test('an unknown button does nothing', async () => {
  const page = await pageFor(await startProvider())
  expect((await press(page, 'refund')).status).toBe(400)
  expect(textsOf((await open(page)).document, 'button')).toContain('Pay')
})

test('a paid page says so and leads back to the site', async () => {
  const page = await pageFor(await startProvider())
  await press(page, 'pay')
  const { response, document } = await open(page)
  expect(response.status).toBe(200)
  expect(textsOf(document, 'h1')).toEqual(['This order is paid'])
  expect(document.querySelector('main a')?.getAttribute('href')).toBe(order.success_url)
  expect(document.querySelector('button')).toBeNull()
})

test.each(['cancel', 'decline'])('after paying, %s shows that it is paid', async (outcome) => {
  const page = await pageFor(await startProvider())
  await press(page, 'pay')
  const response = await press(page, outcome)
  expect(response.status).toBe(303)
  expect(new URL(response.headers.get('location') ?? '', page).href).toBe(page)
})

test('an expired page says so, leads back and takes no payment', async () => {
  let now = Date.UTC(2026, 0, 1)
  const page = await pageFor(await startProvider({ now: () => now }))
  now += 24 * 60 * 60 * 1000
  const { response, document } = await open(page)
  expect(response.status).toBe(410)
  expect(textsOf(document, 'h1')).toEqual(['This payment page has expired'])
  expect(document.querySelector('main a')?.getAttribute('href')).toBe(order.cancel_url)
  expect((await press(page, 'pay')).status).toBe(410)
})

test('an unknown page says so', async () => {
  const { url } = await startProvider()
  const { response, document } = await open(`${url}/c/pay/cs_test_unknown`)
  expect(response.status).toBe(404)
  expect(textsOf(document, 'h1')).toEqual(['There is no such payment page'])
  expect((await press(`${url}/c/pay/cs_test_unknown`, 'pay')).status).toBe(404)
})

test('what the buyer typed is text on the page, never markup', async () => {
  const provider = await startProvider()
  const hostile = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>&amp;`
  const { document } = await open(
    await pageFor(provider, {
      ...order,
      customer_email: '<b>"wanjiru"</b>@example.com',
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'usd',
            unit_amount: 5000,
            product_data: { name: hostile, description: hostile },
          },
        },
      ],
    }),
  )
  expect(document.querySelector('script, img, b')).toBeNull()
  expect(textOf(document.querySelector('tbody th'))).toBe(`${hostile} ${hostile}`)
  expect(textsOf(document, 'main dd')[0]).toBe('<b>"wanjiru"</b>@example.com')
})

test('return addresses are attributes, never markup', async () => {
  const page = await pageFor(await startProvider(), {
    ...order,
    success_url: 'http://localhost:4173/?a="><script>alert(1)</script>',
  })
  await press(page, 'pay')
  const { document } = await open(page)
  expect(document.querySelector('script')).toBeNull()
  expect(document.querySelector('main a')?.getAttribute('href')).toMatch(
    /^http:\/\/localhost:4173\//,
  )
})

test('the page may load its style, and its form may lead to the site, and nothing else', async () => {
  const provider = await startProvider()
  const { response, document } = await open(
    await pageFor(provider, { ...order, cancel_url: 'https://other.example/back' }),
  )
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'; " +
      "form-action 'self' http://localhost:4173 https://other.example",
  )
  expect(response.headers.get('cache-control')).toBe('no-store')
  const style = document.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? ''
  const styleResponse = await fetch(provider.url + style)
  expect(styleResponse.headers.get('content-type')).toBe('text/css; charset=utf-8')
})
