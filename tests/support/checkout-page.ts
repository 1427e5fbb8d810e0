import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { totalHeader } from '#shared/checkout-contract.ts'
import {
  customerFields,
  type CustomerField,
  type CustomerFieldName,
} from '#shared/customer-fields.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { paths } from '#web/content/paths.ts'
import { saveQuote } from './stored-quotes.ts'
import { renderPage } from './render-page.tsx'

/** Opens the checkout with the saved quote. */
export async function openCheckout() {
  saveQuote()
  return renderPage(paths.checkout)
}

export function field(name: CustomerFieldName): HTMLElement {
  const label = customerFields.find((customerField) => customerField.name === name)?.label
  return screen.getByRole('textbox', { name: label ?? name })
}

/** The text that `fillIn` types into a field, with a double space and a line break. */
export function typedText({ kind, isRequired }: CustomerField): string {
  if (kind === 'email') return 'wanjiru@acme.example'
  if (kind === 'multiline') return 'Gate B\nafter noon'
  return isRequired ? 'Wanjiru  Kamau' : ''
}

export async function fillIn(user: UserEvent) {
  for (const customerField of customerFields) {
    const text = typedText(customerField).replace('\n', '{Enter}')
    if (text !== '') await user.type(field(customerField.name), text)
  }
}

export const consent = () =>
  screen.getByRole('checkbox', { name: (name) => name.startsWith(checkoutCopy.consent.before) })
export const accept = (user: UserEvent) => user.click(consent())

/** The Pay button's label, which has the saved quote's total: US$2,400 and US$600, and 10% on top. */
const payLabel = 'Pay US$3,300.00'

export const payButton = () => screen.findByRole('button', { name: payLabel })
export const pay = async (user: UserEvent) => user.click(await payButton())

/** Fills in the form, accepts the terms and pays. */
export async function buy(user: UserEvent) {
  await fillIn(user)
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
  const requests: { path: string; total: string | undefined; body: unknown }[] = []
  vi.stubGlobal('fetch', async (path: string, { headers, body, signal }: CallInit) => {
    requests.push({ path, total: headers[totalHeader], body: JSON.parse(body) })
    return respond(signal)
  })
  return requests
}

/** Replaces the server with one whose requests stay pending until the test responds. */
export function respondLater() {
  const pending: ((response: Response | Promise<Response>) => void)[] = []
  const requests = respondWith(() => new Promise((resolve) => pending.push(resolve)))
  return {
    requests,
    respond: (response: Response | Promise<Response>) => pending.shift()?.(response),
  }
}

/** The function's answer to a request that it refuses. */
export const refusal = (code: string, status: number) =>
  Response.json({ error: { code, message: '' } }, { status })
