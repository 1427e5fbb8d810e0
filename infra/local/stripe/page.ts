import { Hono } from 'hono'
import { html } from 'hono/html'
import { chargeDecimals } from '#shared/charge-limits.ts'
import { direction, language, packageCurrency } from '#shared/locale.ts'
import { orderReferenceLabel } from '#shared/words.ts'
import { lineAmount, totalAmount, type SessionParameters } from './parameters.ts'

export type Session = {
  readonly parameters: SessionParameters
  readonly status: 'open' | 'complete' | 'expired'
  /** In ms since 1970. */
  readonly createdAt: number
}

const pageRoute = '/c/pay/:id'

const money = new Intl.NumberFormat(language, { style: 'currency', currency: packageCurrency.code })
const formatAmount = (amount: number) => money.format(amount / 10 ** chargeDecimals)

/** A session's status now: an open one expires by itself. */
export const statusOf = ({ parameters, status }: Session): Session['status'] =>
  status === 'open' && Date.now() >= parameters.expires_at * 1000 ? 'expired' : status

export function pagePath(sessionId: string): string {
  return pageRoute.replace(':id', sessionId)
}

/** The hosted pages, where buyers pay, are declined or cancel. */
export function hostedPage(sessions: Map<string, Session>): Hono {
  return new Hono()
    .get(pageRoute, (c) => {
      c.header('cache-control', 'no-store')
      const session = sessions.get(c.req.param('id'))
      if (!session) {
        const text = html`<p>The stand-in forgets them when it stops. Start the payment again.</p>`
        return c.html(layout('There is no such payment page', text), 404)
      }
      const { parameters } = session
      const status = statusOf(session)
      if (status === 'expired') {
        const link = html`<p><a href="${parameters.cancel_url}">Return to the site</a></p>`
        return c.html(layout('This payment page has ended', link), 410)
      }
      if (status === 'open')
        return c.html(checkoutPage(parameters, c.req.query('declined') !== undefined))
      const link = html`<p><a href="${parameters.success_url}">Return to the site</a></p>`
      return c.html(layout('This order is paid', link))
    })
    .post(pageRoute, async (c) => {
      const id = c.req.param('id')
      const session = sessions.get(id)
      // An open page doesn't change when its session ends: the next press says so.
      if (!session || statusOf(session) === 'expired') return c.redirect(pagePath(id), 303)
      const { parameters, status } = session
      const outcome = new URLSearchParams(await c.req.text()).get('outcome')
      // Even if it is pressed twice.
      if (outcome === 'pay') {
        sessions.set(id, { ...session, status: 'complete' })
        return c.redirect(parameters.success_url, 303)
      }
      const unpaid = outcome === 'cancel' ? parameters.cancel_url : `${pagePath(id)}?declined`
      return c.redirect(status === 'complete' ? pagePath(id) : unpaid, 303)
    })
}

function layout(title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <style>
          :root {
            color-scheme: light dark;
            max-width: 36rem;
            margin: 1rem auto;
            font: 1.1rem/1.6 system-ui;
          }
          :is(header, button) {
            padding: 0.75rem;
            border: 2px dashed;
            font: inherit;
          }
          :is(th, td) {
            padding-block: 0.75rem;
            text-align: start;
            vertical-align: top;
          }
          th {
            overflow-wrap: anywhere;
          }
          small {
            font-weight: normal;
          }
          td {
            padding-inline-start: 1rem;
            white-space: nowrap;
          }
        </style>
      </head>
      <body>
        <header dir="ltr">Local stand-in for the payment provider. No card is charged.</header>
        <main>
          <h1 dir="ltr">${title}</h1>
          ${content}
        </main>
      </body>
    </html> `
}

function checkoutPage(parameters: SessionParameters, isDeclined: boolean) {
  const total = formatAmount(totalAmount(parameters.line_items))
  return layout(
    `Pay ${total} to ${new URL(parameters.success_url).host}`,
    html`${isDeclined ? declinedAlert : ''}
      <table>
        ${parameters.line_items.map(lineRow)}
        <tr>
          <th scope="row">Total</th>
          <td>${total}</td>
        </tr>
      </table>
      <p>With a test card, for ${parameters.customer_email}</p>
      <p>${parameters.invoice_creation.invoice_data.description}</p>
      <p>${orderReferenceLabel}: <b>${parameters.client_reference_id}</b></p>
      <form method="post">
        <p>${parameters.custom_text.submit.message}</p>
        <button name="outcome" value="pay">Pay</button>
        <button name="outcome" value="decline">Decline</button>
        <button name="outcome" value="cancel">Cancel</button>
      </form>`,
  )
}

function lineRow(line: SessionParameters['line_items'][number]) {
  const { name, description } = line.price_data.product_data
  return html`<tr>
    <th scope="row">${name} ${description && html`<br /><small>${description}</small>`}</th>
    <td>${formatAmount(lineAmount(line))}</td>
  </tr>`
}

// Focused, because screen readers don't announce an alert that is there from the start.
const declinedAlert = html`<p role="alert" tabindex="-1" autofocus>
  <strong>Your card was declined.</strong> Nothing was paid. Try again, or cancel.
</p>`
