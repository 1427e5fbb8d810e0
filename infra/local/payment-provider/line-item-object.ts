import type Stripe from 'stripe'
import { amountOf, type SessionLine } from './session-lines.ts'
import type { CheckoutSession } from './sessions.ts'

/** An id that belongs to the session and stays the same. */
export function derivedId(prefix: string, sessionId: string, index = 0): string {
  return `${prefix}${sessionId.slice(-24)}${index === 0 ? '' : `_${index}`}`
}

/** A session's lines as Stripe's API answers them. */
export function lineItemList(session: CheckoutSession): Stripe.ApiList<Stripe.LineItem> {
  return {
    object: 'list',
    data: session.lines.map((line, index) => lineItem(session, line, index)),
    has_more: false,
    url: `/v1/checkout/sessions/${session.id}/line_items`,
  }
}

function lineItem(session: CheckoutSession, line: SessionLine, index: number): Stripe.LineItem {
  return {
    id: derivedId('li_', session.id, index),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amountOf(line),
    amount_tax: 0,
    amount_total: amountOf(line),
    currency: 'usd',
    description: line.name,
    metadata: {},
    price: price(session, line, index),
    quantity: line.quantity,
  }
}

function price(session: CheckoutSession, line: SessionLine, index: number): Stripe.Price {
  return {
    id: derivedId('price_', session.id, index),
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created: session.created,
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: derivedId('prod_', session.id, index),
    recurring: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: line.unitAmount,
    unit_amount_decimal: null,
  }
}
