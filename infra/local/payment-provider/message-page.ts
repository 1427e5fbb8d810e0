import { html } from 'hono/html'
import { formatAmount } from './format-amount.ts'
import { pageLayout, type Html } from './page-layout.ts'
import { cancelAddress, successAddress } from './return-addresses.ts'
import { totalOf } from './session-lines.ts'
import type { CheckoutSession } from './sessions.ts'

type Message = {
  readonly title: string
  readonly text: string
  readonly link?: Html | undefined
}

function messagePage({ title, text, link }: Message): Html {
  return pageLayout({
    title,
    content: html`<main class="message">
      <h1>${title}</h1>
      <p>${text}</p>
      ${link}
    </main>`,
  })
}

function returnLink(address: URL): Html {
  return html`<p><a class="button primary" href="${address.href}">Return to ${address.host}</a></p>`
}

export function paidPage(session: CheckoutSession): Html {
  return messagePage({
    title: 'This order is paid',
    text: `${formatAmount(totalOf(session.lines))} is marked as paid. Nothing is left to do here.`,
    link: returnLink(successAddress(session)),
  })
}

export function expiredPage(session: CheckoutSession): Html {
  const cancel = cancelAddress(session)
  return messagePage({
    title: 'This payment page has expired',
    text: 'Nothing was paid. Go back and start the payment again.',
    link: cancel && returnLink(cancel),
  })
}

export function unknownPage(): Html {
  return messagePage({
    title: 'There is no such payment page',
    text: 'The address is incomplete, or the stand-in was restarted: it forgets its pages then. Go back and start the payment again.',
  })
}

export function badRequestPage(): Html {
  return messagePage({
    title: 'That button is unknown here',
    text: 'Nothing was paid. Go back and use one of the buttons on the payment page.',
  })
}
