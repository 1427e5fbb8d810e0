import { html } from 'hono/html'
import { formatAmount } from './format-amount.ts'
import { pageLayout, type Html } from './page-layout.ts'
import { amountOf, totalOf, type SessionLine } from './session-lines.ts'
import type { CheckoutSession } from './sessions.ts'

/** The page on which a buyer pays. */
export function paymentPage(session: CheckoutSession, isDeclined: boolean): Html {
  const total = formatAmount(totalOf(session.lines))
  return pageLayout({
    title: isDeclined ? `Card declined: pay ${total}` : `Pay ${total}`,
    content: html`<main class="checkout">
      <section class="order" aria-labelledby="order-title">
        <h1 id="order-title">
          <span class="payee">Pay ${new URL(session.successUrl).host}</span>
          <span class="amount">${total}</span>
        </h1>
        ${orderTable(session.lines, total)}
      </section>
      <section class="payment" aria-labelledby="payment-title">
        <h2 id="payment-title">Payment</h2>
        ${isDeclined ? declinedAlert : ''} ${paymentDetails(session)} ${outcomes(session)}
      </section>
    </main>`,
  })
}

function orderTable(lines: readonly SessionLine[], total: string): Html {
  return html`<table>
    <caption class="visually-hidden">
      What you pay for
    </caption>
    <thead class="visually-hidden">
      <tr>
        <th scope="col">Item</th>
        <th scope="col">Amount</th>
      </tr>
    </thead>
    <tbody>
      ${lines.map(lineRow)}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <td>${total}</td>
      </tr>
    </tfoot>
  </table>`
}

function lineRow(line: SessionLine): Html {
  const { name, description, quantity, unitAmount } = line
  const unit = quantity > 1 ? `${quantity} × ${formatAmount(unitAmount)}` : undefined
  return html`<tr>
    <th scope="row">
      ${name} ${[description, unit].filter(Boolean).map((text) => html`<small>${text}</small>`)}
    </th>
    <td>${formatAmount(amountOf(line))}</td>
  </tr>`
}

// Focused, so that it is read out: an alert that stands on the page from the start is not.
const declinedAlert = html`<p class="alert" role="alert" tabindex="-1" autofocus>
  <strong>Your card was declined.</strong> Nothing was paid. Try again, or cancel.
</p>`

function paymentDetails({ parameters }: CheckoutSession): Html {
  const email = parameters.customer_email
  return html`<dl>
    ${
      email === undefined
        ? ''
        : html`<div>
            <dt>Email</dt>
            <dd>${email}</dd>
          </div>`
    }
    <div>
      <dt>Card</dt>
      <dd class="card">Test card ending in 4242</dd>
    </div>
  </dl>`
}

function outcomes({ parameters }: CheckoutSession): Html {
  return html`<form method="post">
    <button class="primary" name="outcome" value="pay">Pay</button>
    <p class="hint">Or try another outcome:</p>
    <div class="others">
      <button name="outcome" value="decline">Decline</button>
      ${
        parameters.cancel_url === undefined
          ? ''
          : html`<button name="outcome" value="cancel">Cancel</button>`
      }
    </div>
  </form>`
}
