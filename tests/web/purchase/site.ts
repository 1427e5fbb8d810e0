import { fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import { customerFields, mapCustomerFields } from '#shared/customer-fields.ts'
import { dismiss, shownNotices } from '#web/ui/browser/notifications.ts'
import { startBrowser } from './browser.tsx'
import { startPaymentServer, type Fate, type PageRequest } from './payment-server.ts'

// Plain selectors, because queries by role take 100 ms in jsdom.

function nameOf(element: Element): string | null {
  const label = element.getAttribute('aria-labelledby') ?? ''
  // Without the mark of a required field.
  const field = element instanceof HTMLInputElement ? element.labels?.[0]?.firstChild : null
  return (
    element.getAttribute('aria-label') ??
    (document.getElementById(label) ?? field ?? element).textContent
  )
}

function fill(field: Element | null, value: string): void {
  if (!field) throw new Error('There is no such field')
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}

/** What the buyer types in the checkout: each field's own name, but for the email address. */
const details = mapCustomerFields(({ kind, label }) =>
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

  vi.stubGlobal('fetch', async (_path: string, init: PageRequest) => {
    const answer = server.fetch(fate, init)
    const done = answer.catch(() => {}).finally(() => running.delete(done))
    running.add(done)
    if (isSlow) await new Promise<void>((resolve) => browser.tab().answers.push(resolve))
    return answer
  })
  vi.spyOn(console, 'error').mockImplementation((message) => {
    logged.push(String(message))
  })

  /** The control with this name; throws if a buyer couldn't find it. */
  const find = (selector: string, name: string) => {
    const all = [...browser.root().querySelectorAll(selector)]
    const found = all.find((element) => nameOf(element) === name)
    if (!found) throw new Error(`There is no ${selector} "${name}"`)
    return found
  }
  const click = async (selector: string, name: string) =>
    browser.perform(() => fireEvent.click(find(selector, name)))
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
    press: async (name: string) => click('button', name),
    tick: async (name: string) => click('input[type=checkbox]', name),
    slide: async (name: string, value: number) =>
      browser.perform(() => fill(find('input[type=range]', name), String(value))),
    type: async (name: string, text: string) =>
      browser.perform(() => fill(find('input', name), text)),
    /** Fills in the checkout and presses Pay, twice in a hurry. */
    pay: async (next: Fate, onSlowNetwork: boolean) => {
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
        fireEvent.click(button)
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
