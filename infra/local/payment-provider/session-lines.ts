import { missingParameter, parameterName, Refusal } from './refusal.ts'
import type { LineItemParameters } from './session-parameters.ts'

/** One priced line of a session. Amounts in cents. */
export type SessionLine = {
  readonly name: string
  readonly description: string | undefined
  readonly unitAmount: number
  readonly quantity: number
}

const maxLineItems = 100

// What Stripe charges in US dollars, in cents (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts).
const totalBounds = { min: 50, max: 99_999_999 }

/** What a line costs, in cents. */
export function amountOf(line: SessionLine): number {
  return line.unitAmount * line.quantity
}

/** What a session costs, in cents. */
export function totalOf(lines: readonly SessionLine[]): number {
  return lines.reduce((total, line) => total + amountOf(line), 0)
}

/**
 * The lines that a request asks to be paid.
 *
 * @throws Refusal naming the first parameter that breaks a rule of Stripe's
 */
export function sessionLines(items: readonly LineItemParameters[] | undefined): SessionLine[] {
  if (items === undefined) throw missingParameter('line_items')
  if (items.length > maxLineItems) {
    throw new Refusal({
      message: `You can pass at most ${maxLineItems} line items.`,
      param: 'line_items',
    })
  }
  const lines = items.map(lineOf)
  const total = totalOf(lines)
  if (total < totalBounds.min) {
    throw new Refusal({
      code: 'amount_too_small',
      message: "The Checkout Session's total amount must be at least $0.50 usd.",
      param: 'line_items',
    })
  }
  if (total > totalBounds.max) {
    throw new Refusal({
      code: 'amount_too_large',
      message: "The Checkout Session's total amount must be no more than $999,999.99 usd.",
      param: 'line_items',
    })
  }
  return lines
}

function lineOf(item: LineItemParameters, index: number): SessionLine {
  const param = (...path: readonly string[]) => parameterName(['line_items', index, ...path])
  const { price, price_data: priceData, quantity } = item
  requireOne({ price, price_data: priceData }, param())
  if (price !== undefined) throw resourceMissing('price', price, param('price'))
  if (priceData === undefined) throw missingParameter(param('price_data'))

  const { currency, product, product_data: productData, unit_amount: unitAmount } = priceData
  requireOne({ product, product_data: productData }, param('price_data'))
  if (product !== undefined) {
    throw resourceMissing('product', product, param('price_data', 'product'))
  }
  if (productData === undefined) throw missingParameter(param('price_data', 'product_data'))
  if (currency !== 'usd') {
    throw new Refusal({
      message: `Invalid currency: ${currency}. This stand-in has only usd.`,
      param: param('price_data', 'currency'),
    })
  }
  if (productData.name.trim() === '') {
    throw new Refusal({
      code: 'parameter_invalid_string_blank',
      message: 'You must provide a non-blank name.',
      param: param('price_data', 'product_data', 'name'),
    })
  }
  return {
    name: productData.name,
    description: productData.description,
    unitAmount: integerFrom(0, unitAmount, param('price_data', 'unit_amount')),
    quantity: integerFrom(1, quantity, param('quantity')),
  }
}

function requireOne(alternatives: Readonly<Record<string, unknown>>, param: string): void {
  const names = Object.keys(alternatives)
  const given = names.filter((name) => alternatives[name] !== undefined)
  if (given.length === 1) return
  const list = names.join(', ')
  throw given.length === 0
    ? new Refusal({
        code: 'parameter_missing',
        message: `You must pass one of these parameters: ${list}.`,
        param,
      })
    : new Refusal({
        code: 'parameters_exclusive',
        message: `You may only specify one of these parameters: ${list}.`,
        param,
      })
}

function resourceMissing(kind: string, id: string, param: string): Refusal {
  return new Refusal({ code: 'resource_missing', message: `No such ${kind}: '${id}'`, param })
}

function integerFrom(min: number, value: number | undefined, param: string): number {
  if (value === undefined) throw missingParameter(param)
  if (value >= min) return value
  throw new Refusal({
    code: 'parameter_invalid_integer',
    message: `Invalid integer: ${value}; must be at least ${min}`,
    param,
  })
}
