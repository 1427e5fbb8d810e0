import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { savedQuoteItems } from './quote-items.ts'
import { renderPage } from './render-page.tsx'

type User = Awaited<ReturnType<typeof renderPage>>['user']

export async function openCheckout() {
  localStorage.setItem('quoteItems', JSON.stringify(savedQuoteItems))
  return renderPage('/checkout')
}

export async function fillIn(user: User) {
  await user.type(screen.getByLabelText(/Full name/), 'Wanjiru  Kamau')
  await user.type(screen.getByLabelText(/Email/), 'wanjiru@acme.example')
  await user.type(screen.getByLabelText(/Phone/), '+254 700 000 001')
  await user.type(screen.getByLabelText('Notes'), 'Gate B{Enter}after noon')
}

export const accept = (user: User) => user.click(screen.getByRole('checkbox', { name: /I accept/ }))
export const pay = (user: User) =>
  user.click(screen.getByRole('button', { name: 'Pay US$3,074.00' }))

/** The server's side of the call: records each request and answers as told. */
export function answerWith(answer: () => Response | Promise<Response>) {
  const requests: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { readonly body: string }) => {
    requests.push({ path, body: JSON.parse(body) })
    return answer()
  })
  return requests
}

export const expectLoggedError = () => vi.spyOn(console, 'error').mockImplementation(() => {})
