import { fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import { customerFields, mapCustomerFields } from '#shared/customer-fields.ts'
import { dismiss, shownNotices } from '#web/ui/browser/notifications.ts'
import { startBrowser } from './browser.tsx'
import { control } from './page.ts'
import { startPaymentServer, type Fate, type PageRequest } from './payment-server.ts'

function fill(field: Element | null, value: string): void {
  if (!field) throw new Error('There is no such field')
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}

/** What the buyer types in the checkout: each field's own name, but for the email address. */
export const details = mapCustomerFields(({ kind, label }) =>
  kind === 'email' ? 'wanjiru@acme.example' : label,
)

/** The site as a buyer meets it: its pages in a browser, and behind their one request the function and a provider. */
export async function startSite() {
  const server = await startPaymentServer()
  const running = new Set<Promise<unknown>>()
  const browser = startBrowser(() => running.size > 0)
  const logged: string[] = []
  let fate: Fate | undefined
  let isSlow = false

  vi.stubGlobal('fetch', async (path: string, init: PageRequest) => {
    const answer = server.fetch(fate, path, init)
    const done = answer.catch(() => {}).finally(() => running.delete(done))
    running.add(done)
    if (isSlow) await new Promise<void>((resolve) => browser.tab().answers.push(resolve))
    return answer
  })
  vi.spyOn(console, 'error').mockImplementation((message) => {
    logged.push(String(message))
  })

  const find = (selector: string, name: string) => control(browser.root(), selector, name)
  const click = async (element: () => Element) => browser.perform(() => fireEvent.click(element()))
  /** Follows the site to the payment page, whose address is a fragment with the number of its session. */
  const followRedirect = () => {
    if (location.hash === '') return
    browser.leave(Number(location.hash.slice(1)))
    history.replaceState(null, '', '/')
  }

  return {
    ...browser,
    sessions: () => [...server.sessions.values()],
    unexpected: server.unexpected,
    told: () => shownNotices().map(({ notice }) => notice.title),
    logged: () => logged,
    /** Forgets what it has said so far. */
    forget: () => {
      logged.length = 0
      dismiss(...shownNotices().map(({ notice }) => notice))
    },
    restart: () => {
      server.sessions.clear()
      browser.restart()
    },
    press: async (name: string) => click(() => find('button', name)),
    tick: async (name: string) => click(() => find('input[type=checkbox]', name)),
    decide: async (name: string) =>
      click(() => control(document.body, '[role=dialog] button', name)),
    slide: async (name: string, value: number) =>
      browser.perform(() => fill(find('input[type=range]', name), String(value))),
    type: async (name: string, text: string) =>
      browser.perform(() => fill(find('input', name), text)),
    /** Fills in the checkout and presses Pay, twice in a hurry. */
    pay: async (next: Fate, presses: 1 | 2, onSlowNetwork: boolean) => {
      fate = next
      isSlow = onSlowNetwork
      const inForm = (selector: string) => browser.root().querySelector(`form ${selector}`)
      await browser.perform(() => {
        for (const field of customerFields)
          fill(inForm(`[name=${field.name}]`), details[field.name])
        const consent = inForm('[name=acceptTerms]:not(:checked)')
        if (consent) fireEvent.click(consent)
      })
      await browser.perform(() => {
        const button = inForm('button')
        if (!button) throw new Error('There is no Pay')
        fireEvent.click(button)
        if (presses === 2) fireEvent.click(button)
      })
      followRedirect()
    },
    /** The oldest answer that the network holds back arrives. */
    answer: async () => {
      await browser.perform(() => browser.tab().answers.shift()?.())
      followRedirect()
    },
  }
}

export type Site = Awaited<ReturnType<typeof startSite>>
