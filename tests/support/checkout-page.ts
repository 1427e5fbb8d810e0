import { fireEvent, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { startOf } from './shown-words.ts'
import { saveQuote } from './stored-quotes.ts'
import { renderPage } from './render-page.tsx'

/** Opens the checkout with the saved quote. */
export async function openCheckout() {
  saveQuote()
  return renderPage('/checkout')
}

const typed: Partial<Record<string, string>> = {
  fullName: 'Wanjiru  Kamau',
  email: 'wanjiru@acme.example',
  phone: '+256 700 000 000',
  notes: 'Gate B\nafter noon',
}

export function fillIn(texts = typed): void {
  for (const box of screen.getAllByRole<HTMLInputElement>('textbox'))
    fireEvent.change(box, { target: { value: texts[box.name] ?? box.value } })
}

export const consent = () =>
  screen.getByRole('checkbox', { name: startOf(checkoutCopy.consent.before) })
export const accept = (user: UserEvent) => user.click(consent())

/** Its label has the saved quote's total: US$2,400 and US$600, and 10% on top. */
export const payButton = () =>
  screen.findByRole('button', { name: checkoutCopy.pay('US$3,300.00') })
export const pay = async (user: UserEvent) => user.click(await payButton())

/** Fills in the form, accepts the terms and pays. */
export async function buy(user: UserEvent) {
  fillIn()
  await accept(user)
  await pay(user)
}

type CallInit = {
  readonly headers: Record<string, string>
  readonly body: string
  readonly signal: AbortSignal
}

/** Replaces the server: records each request, with the total in its header, and returns this response. */
export function respondWith(respond: (signal: AbortSignal) => Response | Promise<Response>) {
  const requests: (Partial<Record<'path' | 'total' | 'openPage', string>> & { body: unknown })[] =
    []
  vi.stubGlobal('fetch', async (path: string, { headers, body, signal }: CallInit) => {
    const { 'x-quote-total': total, 'x-open-payment-page': openPage } = headers
    requests.push({
      path,
      ...(total && { total }),
      ...(openPage && { openPage }),
      body: JSON.parse(body),
    })
    return respond(signal)
  })
  return requests
}

/** Never answers. */
export const respondNever = () => respondWith(() => new Promise(() => {}))

/** The function's answer to a request that it refuses. */
export const refusal = (code: string, status: number, parts = {}) =>
  Response.json({ error: { code, message: '', ...parts } }, { status })
