import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
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

test('the page loads nothing but its style', async () => {
  const { url, pageFor } = await startServer()
  const { response, document } = await open(await pageFor())
  const policy = response.headers.get('content-security-policy')
  expect(policy).toMatch(/^default-src 'none'; style-src 'self'; img-src data:; /)
  const style = document.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? ''
  expect((await fetch(url + style)).headers.get('content-type')).toBe('text/css; charset=utf-8')
})
