import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { vatName } from '#shared/vat.ts'
import { order, startServer } from './stripe-server.ts'

async function open(address: string) {
  const response = await fetch(address)
  return { response, document: new JSDOM(await response.text()).window.document }
}

/** Presses a button of a page, without following the redirect; the address is the one to which it leads. */
async function press(page: string, outcome: string) {
  const body = new URLSearchParams({ outcome })
  const { status, headers } = await fetch(page, { method: 'POST', body, redirect: 'manual' })
  return { status, address: new URL(headers.get('location') ?? '', page).href }
}

function textsOf(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map((element) =>
    (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
  )
}

test('the page shows the lines with VAT, the total and the buyer, and says that no card is charged', async () => {
  const { response, document } = await open(await (await startServer()).pageFor())
  expect(response.status).toBe(200)
  expect(textsOf(document, 'tr')).toEqual([
    'Network Design & Setup From survey to handover. US$1,234.56',
    `${vatName} US$197.53`,
    'Total US$1,432.09',
  ])
  expect(textsOf(document, 'header')[0]).toMatch(/ No card is charged\.$/)
  expect(textsOf(document, 'h1, title')).toEqual(Array(2).fill('Pay US$1,432.09 to localhost:4173'))
  expect(textsOf(document, 'main')[0]).toContain(order.customer_email)
  expect(textsOf(document, 'button')).toEqual(['Pay', 'Decline', 'Cancel'])
})

test('Cancel leads back to the site, and after Decline the buyer can still pay', async () => {
  const page = await (await startServer()).pageFor()
  expect(await press(page, 'cancel')).toEqual({ status: 303, address: order.cancel_url })
  const declined = await open((await press(page, 'decline')).address)
  expect(textsOf(declined.document, '[role=alert]')[0]).toMatch(/^Your card was declined\./)
  expect((await press(page, 'an unknown button')).status).toBe(400)
  expect(textsOf((await open(page)).document, 'button')).toEqual(['Pay', 'Decline', 'Cancel'])
})

test('a paid order stays paid, whatever is pressed', async () => {
  const page = await (await startServer()).pageFor()
  const paid = { status: 303, address: order.success_url }
  expect([await press(page, 'pay'), await press(page, 'pay')]).toEqual([paid, paid])
  expect(await press(page, 'cancel')).toEqual({ status: 303, address: page })
  const { document } = await open((await press(page, 'decline')).address)
  expect(textsOf(document, 'h1')).toEqual(['This order is paid'])
  expect(document.querySelector('main a')?.getAttribute('href')).toBe(order.success_url)
  expect(document.querySelector('button')).toBeNull()
})

test('a page that was forgotten, or never was, says so', async () => {
  const { pageFor } = await startServer()
  const { response, document } = await open(`${await pageFor()}0`)
  expect(response.status).toBe(404)
  expect(textsOf(document, 'h1')).toEqual(['There is no such payment page'])
})

test('what a request carries is text on the page, never markup', async () => {
  const hostile = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>&amp;`
  const { pageFor } = await startServer()
  const page = await pageFor({
    'line_items[0][price_data][product_data][name]': hostile,
    'line_items[0][price_data][product_data][description]': hostile,
    success_url: `${order.success_url}?from="><script>alert(1)</script>`,
  })
  const { document } = await open(page)
  expect(textsOf(document, 'th')[0]).toBe(`${hostile} ${hostile}`)
  await press(page, 'pay')
  for (const shown of [document, (await open(page)).document]) {
    expect(shown.querySelector('script, img')).toBeNull()
  }
})

test('the page loads nothing but its style, and its form leads to the site and nowhere else', async () => {
  const { url, pageFor } = await startServer()
  const { response, document } = await open(await pageFor())
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'; " +
      "form-action 'self' http://localhost:4173 https://other.example",
  )
  const style = document.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? ''
  expect((await fetch(url + style)).headers.get('content-type')).toBe('text/css; charset=utf-8')
})
