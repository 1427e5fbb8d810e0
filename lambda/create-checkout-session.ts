import * as v from 'valibot'
import { randomInt } from 'node:crypto'
import { returnAddress, returnPaths } from '#shared/addresses.ts'
import {
  checkoutRequestSchema,
  findLine,
  openPageHeader,
  orderRefusedCode,
  totalChangedCode,
  totalHeader,
  type CheckoutRequest,
  type RequestHeaders,
  type RequestItem,
} from '#shared/checkout-contract.ts'
import { isPageId, referenceAlphabet } from '#shared/checkout-response.ts'
import { firstDayAccepted } from '#shared/price-promise.ts'
import { packageCurrency } from '#shared/locale.ts'
import { isCents, sum } from '#shared/money.ts'
import { paperName } from '#shared/pricing.ts'
import {
  dueNow,
  inCatalogueOrder,
  orderRefusal,
  totalLines,
  type PricedLines,
} from '#shared/quote.ts'
import { isTaxed, percentText, vatLineName } from '#shared/tax.ts'
import { paymentTerms, vat } from '#shared/seller.ts'
import { depositName, includedName } from '#shared/words.ts'
import { checkPrefix, providerCheck, sessionCreated } from './deployment.ts'
import { ApiError } from './errors.ts'
import type { Log } from './log.ts'
import { bookkeeping, chargeFor, type Order, type Payments } from './payments.ts'

export type CheckoutDependencies = {
  readonly payments: Payments
  /** The site's own origins, such as `https://www.example.com`. */
  readonly allowedOrigins: readonly string[]
  readonly log: Log
  /** The function's version. */
  readonly release: string
  /** A buyer's order by default, or what `handler` makes of an operator's event. */
  readonly purpose?: 'order' | 'check'
}

/** A request without its path and method. */
export type CheckoutCall = {
  /** Its JSON, not yet parsed. */
  readonly body: unknown
  readonly headers: RequestHeaders
  readonly requestId: string
}

/**
 * Creates a payment page for a quote, and ends the browser's open one first (rule 10.17).
 *
 * @returns the page's address and id, the reference by which buyer and company find the order, what became of the former page,
 *   if there was one, and what is charged, with its tax
 * @throws ApiError when the request is refused, in which case nothing reaches the provider, when the open page was paid, or
 *   when the provider fails
 */
export async function createCheckoutSession(
  { body, headers, requestId }: CheckoutCall,
  { payments, allowedOrigins, log, release, purpose = 'order' }: CheckoutDependencies,
) {
  const openPage = headers[openPageHeader]
  // Before anything else: that the edge passes it on is checked with a malformed one, which opens no session.
  if (openPage !== undefined && !isPageId(openPage)) throw new ApiError('malformed_page_id')
  const request = parseRequest(body)
  const quote = priceItems(request.items)
  const refusal = orderRefusal(quote)
  if (refusal !== null) throw new ApiError(orderRefusedCode, { refusal })
  const isCheck = purpose === 'check'
  const reference = `${isCheck ? checkPrefix : ''}${randomLetters()}-${randomLetters()}`
  const order: Order = {
    reference,
    bookkeeping: bookkeeping(quote, reference, release),
    ...orderLines(quote),
    customer: request.customerInfo,
    ...returnAddresses(request, allowedOrigins, reference),
  }
  const charged = sum(order.lines.map(chargeFor))
  const unitPrices = Object.fromEntries(quote.lines.map((line) => [line.id, line.unitPrice]))
  const answer = { totals: quote.totals, due: charged, tax: vat, unitPrices }
  refuseOtherTotal(headers[totalHeader], answer)
  // The lines above are a step of their own: with this one forgotten, the whole would be charged for a deposit.
  if (charged !== quote.due) throw new ApiError('internal_error', { charged, due: quote.due })
  const { url, page, former } = await payments.createSession(order, openPage)
  log({
    level: 'info',
    event: isCheck ? providerCheck : sessionCreated,
    requestId,
    reference,
    total: charged,
    currency: packageCurrency.code,
    lines: quote.lines.map(({ id }) => id),
    former,
  })
  return { url, reference, page, formerPage: former?.fate, ...answer }
}

const randomLetter = () => referenceAlphabet[randomInt(referenceAlphabet.length)]
const randomLetters = () => Array.from({ length: 4 }, randomLetter).join('')

/**
 * Charges only the total that the buyer saw (rule 10.13): page and function may be from different deployments, with
 * different taxes or lower prices for example. Older pages and other clients send no total.
 *
 * @param answer - with the sum of the lines that the provider gets, in cents: a quote's total could differ from them
 */
function refuseOtherTotal(shown: string | undefined, answer: Pick<PricedLines, 'due'>) {
  if (shown === undefined) return
  const seen = Number(shown)
  if (!/^\d+$/.test(shown) || !isCents(seen))
    throw new ApiError('invalid_request', { fields: [totalHeader] })
  if (seen !== answer.due)
    throw new ApiError(totalChangedCode, { shown, total: answer.due }, answer)
}

function parseRequest(json: unknown): CheckoutRequest {
  const { success, output, issues } = v.safeParse(checkoutRequestSchema, json)
  if (success) return output
  throw new ApiError('invalid_request', { fields: issues.map(fieldOf) })
}

/** Names of known fields and indices only: an unknown key is reported at its parent. */
function fieldOf({ path, expected }: v.BaseIssue<unknown>): string {
  const keys = path?.map(({ key }) => String(key)) ?? []
  return (expected === 'never' ? keys.slice(0, -1) : keys).join('.')
}

/** The lines behind the items, in the catalogue's order, as on the page. */
function priceItems(items: readonly RequestItem[]): PricedLines {
  // A promised price is kept (rule 7.22) according to the catalogue and this clock.
  const since = firstDayAccepted(Date.now())
  const lines = items.map((item) => {
    const line = findLine(item, since)
    if (!line) throw new ApiError('price_refused')
    return line
  })
  // All custom services have the same id, whatever their name.
  if (new Set(lines.map(({ id }) => id)).size < lines.length) throw new ApiError('duplicate_item')
  return totalLines(inCatalogueOrder(lines))
}

/**
 * Both addresses must be exactly those that a page of one allowed origin sends: no credentials, queries, fragments, other
 * spellings of a host or two different origins. The provider gets them with the order's reference: without it, the page
 * would take its tab's last attempt for the payment.
 */
function returnAddresses(
  { successUrl, cancelUrl }: CheckoutRequest,
  allowedOrigins: readonly string[],
  reference: string,
): Pick<Order, 'successUrl' | 'cancelUrl'> {
  const isOurs = allowedOrigins.some(
    (origin) =>
      successUrl === origin + returnPaths.success && cancelUrl === origin + returnPaths.cancel,
  )
  if (!isOurs) throw new ApiError('return_address_refused')
  return {
    successUrl: returnAddress(successUrl, reference),
    cancelUrl: returnAddress(cancelUrl, reference),
  }
}

/**
 * What the provider charges: the catalogue's names and the server's amounts, or what is paid of them with the order, and VAT as
 * a line of its own unless the prices include it, or there is none. The name of a custom service is marked as the buyer's
 * (rule 10.12): with look-alike letters, such as a Cyrillic e, it would pass for one of the catalogue's.
 */
function orderLines({ lines, totals, due }: PricedLines): Pick<Order, 'lines' | 'includedTax'> {
  const { net, vat: tax } = dueNow(totals)
  const percent = percentText({ percent: paymentTerms.percentWithOrder })
  const deposit = { name: depositName(percent), quantity: 1, unitPrice: vat.isIncluded ? due : net }
  const charged =
    due < totals.total
      ? [deposit]
      : lines.map((line) => {
          const { description, quantity, unitPrice } = line
          return { name: paperName(line), description, quantity, unitPrice }
        })
  if (!isTaxed()) return { lines: charged }
  return vat.isIncluded
    ? { lines: charged, includedTax: { name: includedName(vatLineName()), amount: tax } }
    : { lines: [...charged, { name: vatLineName(), quantity: 1, unitPrice: tax }] }
}
