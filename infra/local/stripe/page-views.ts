import { html } from 'hono/html'
import { language } from '#shared/locale.ts'
import { amountOf, totalOf, type SessionParameters } from './rules.ts'

/** HTML in which everything that was put into it is escaped. */
type Html = ReturnType<typeof html>

export const stylePath = '/c/pay.css'

// British English writes US$1,234.56, which tells these dollars from others.
const usDollars = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' })

function formatCents(amount: number): string {
  return usDollars.format(amount / 100)
}

function layout(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${stylePath}" />
      </head>
      <body>
        <header class="notice">
          <p><strong>Local stand-in for the payment provider.</strong> No card is charged.</p>
        </header>
        ${content}
      </body>
    </html> `
}

/** A page that says one thing, with a link to an address of the site. */
export function messageView(title: string, text: string, returnTo?: string): Html {
  return layout(
    title,
    html`<main class="message">
      <h1>${title}</h1>
      <p>${text}</p>
      ${returnTo && html`<p><a class="button primary" href="${returnTo}">Return to ${new URL(returnTo).host}</a></p>`}
    </main>`,
  )
}

/** The page on which a buyer pays. */
export function checkoutView(parameters: SessionParameters, isDeclined: boolean): Html {
  const total = formatCents(totalOf(parameters))
  return layout(
    isDeclined ? `Card declined: pay ${total}` : `Pay ${total}`,
    html`<main class="checkout">
      <section class="order" aria-labelledby="order-title">
        <h1 id="order-title">
          <span class="payee">Pay ${new URL(parameters.success_url).host}</span>
          <span class="amount">${total}</span>
        </h1>
        <table aria-label="What you pay for">
          <thead class="visually-hidden">
            <tr>
              <th scope="col">Item</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            ${parameters.line_items.map(lineRow)}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td>${total}</td>
            </tr>
          </tfoot>
        </table>
      </section>
      <section class="payment" aria-labelledby="payment-title">
        <h2 id="payment-title">Payment</h2>
        ${isDeclined ? declinedAlert : ''}
        <dl>
          <div>
            <dt>Email</dt>
            <dd>${parameters.customer_email}</dd>
          </div>
          <div>
            <dt>Card</dt>
            <dd class="card">Test card ending in 4242</dd>
          </div>
        </dl>
        <form method="post">
          <button class="primary" name="outcome" value="pay">Pay</button>
          <p class="hint">Or try another outcome:</p>
          <div class="others">
            <button name="outcome" value="decline">Decline</button>
            <button name="outcome" value="cancel">Cancel</button>
          </div>
        </form>
      </section>
    </main>`,
  )
}

function lineRow(line: SessionParameters['line_items'][number]): Html {
  const { name, description } = line.price_data.product_data
  return html`<tr>
    <th scope="row">${name} ${description && html`<small>${description}</small>`}</th>
    <td>${formatCents(amountOf(line))}</td>
  </tr>`
}

// Focused, so that it is read out: an alert that stands on the page from the start is not.
const declinedAlert = html`<p class="alert" role="alert" tabindex="-1" autofocus>
  <strong>Your card was declined.</strong> Nothing was paid. Try again, or cancel.
</p>`
