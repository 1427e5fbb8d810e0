import { screen } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
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

type CallInit = { readonly body: string; readonly signal: AbortSignal }

/** The server's side of the call: records each request and answers as told. */
export function answerWith(answer: (signal: AbortSignal) => Response | Promise<Response>) {
  const requests: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (path: string, { body, signal }: CallInit) => {
    requests.push({ path, body: JSON.parse(body) })
    return answer(signal)
  })
  return requests
}

/** A server that answers when it is told to: each call waits for its turn. */
export function answerLater() {
  const waiting: ((answer: Response) => void)[] = []
  const requests = answerWith(() => new Promise((resolve) => waiting.push(resolve)))
  return {
    requests,
    answer: (response: Response) => waiting.shift()?.(response),
  }
}

/**
 * A provider whose pages are anchors of this one: the only addresses to which the test's browser really goes. As with a
 * provider that hangs, our page stays.
 */
export function watchProvider() {
  const opened: string[] = []
  const record = ({ newURL }: HashChangeEvent) => opened.push(new URL(newURL).hash)
  addEventListener('hashchange', record)
  onTestFinished(() => {
    removeEventListener('hashchange', record)
    history.replaceState(null, '', '/')
  })
  return {
    opened,
    sessionAt: (hash: string) => Response.json({ url: new URL(hash, location.href).href }),
  }
}

export const expectLoggedError = () => vi.spyOn(console, 'error').mockImplementation(() => {})
