import * as v from 'valibot'
import { checkoutPath, returnPaths } from '#shared/addresses.ts'
import {
  openPageHeader,
  toRequestItem,
  totalHeader,
  type CheckoutRequest,
  type CustomerInfo,
} from '#shared/checkout-contract.ts'
import {
  checkoutErrorSchema,
  checkoutResponseSchema,
  isReference,
} from '#shared/checkout-response.ts'
import type { PricedLines } from '#shared/quote.ts'
import { quoteNumber } from '#shared/quote-number.ts'
import { forgetPayment, openPayment, type KeptPayment } from '#web/quote/keep/payments.ts'
import { abortAfter } from '#web/ui/document/timing.ts'
import { withCharge } from '#web/quote/life/next-payment.ts'
import type { CheckoutOutcome } from '#web/quote/life/quote-life.ts'

/** The timeout of the request, in ms. */
export const requestTimeout = 20_000

/**
 * Requests the provider's page from the server, which refuses any total but the quote's, and first ends the page that this
 * browser has open. A failure is returned, never thrown.
 */
export async function requestCheckoutSession(
  quote: PricedLines,
  customerInfo: CustomerInfo,
  cancel?: AbortController,
): Promise<CheckoutOutcome> {
  const open = openPayment()
  const body: CheckoutRequest = {
    items: quote.lines.map(toRequestItem),
    customerInfo,
    successUrl: location.origin + returnPaths.success,
    cancelUrl: location.origin + returnPaths.cancel,
  }
  try {
    const response = await fetch(checkoutPath, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [totalHeader]: String(quote.due),
        ...(open?.page !== undefined && { [openPageHeader]: open.page }),
      },
      body: JSON.stringify(body),
      signal: abortAfter(requestTimeout, cancel),
    })
    const json: unknown = await response.json()
    return response.ok ? created(json, quote, open) : rejected(response.status, json, open)
  } catch (cause) {
    return { isCreated: false, code: null, cause }
  }
}

/** Throws if the response has no web address; the caller handles that like any other failure. */
function created(json: unknown, quote: PricedLines, open?: KeptPayment): CheckoutOutcome {
  const answer = v.parse(checkoutResponseSchema, json)
  const { url, reference, page, formerPage } = answer
  const { protocol } = new URL(url)
  if (!/^https?:$/.test(protocol)) throw new TypeError(`Not a web address: ${protocol}`)
  const hasEndedFormer = open !== undefined && formerPage === 'ended'
  // Without this answer it may still be open: an older function doesn't end it.
  if (hasEndedFormer) forgetPayment(open.reference)
  const charge = chargeIn(answer)
  const session = { isCreated: true, url, charge, hasEndedFormer } as const
  if (!isReference(reference)) return { ...session, reference: undefined }
  const order = { reference, number: quoteNumber(withCharge(quote, charge)), total: quote.due }
  const payment =
    page === undefined ? page : ({ ...order, page, at: Date.now(), state: 'open' } as const)
  return { ...session, reference, payment }
}

function rejected(status: number, json: unknown, open?: KeptPayment): CheckoutOutcome {
  const body = v.safeParse(checkoutErrorSchema, json)
  const error = body.success ? body.output.error : undefined
  const { code = null, paid } = error ?? {}
  return {
    isCreated: false,
    code,
    charge: error && chargeIn(error),
    paid: paid && open && { ...paid, kept: open },
    cause: `The server responded with ${status} (${code ?? 'unknown'})`,
  }
}

type Answer = v.InferOutput<typeof checkoutResponseSchema>

function chargeIn(answer: Pick<Answer, 'totals' | 'due' | 'tax' | 'unitPrices'>) {
  const { totals, due, tax, unitPrices } = answer
  return totals && due !== undefined ? { totals, due, tax, unitPrices } : undefined
}
