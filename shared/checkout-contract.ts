import { catalogue, customNameMaxLength, fixedItems, resources } from './catalogue.ts'
import { mapCustomerFields, type CustomerField } from './customer-fields.ts'
import { isCents, maxAmount } from './money.ts'
import type { Day } from './offer.ts'
import { isPlainText } from './plain-text.ts'
import { customLine, lineFor, type QuoteLine } from './pricing.ts'
import { customDescription } from './words.ts'
import * as v from 'valibot'

/** The maximum number of lines in a quote: every fixed offer, every resource and the custom service. */
export const maxLines = fixedItems.length + resources.length + 1

/** The maximum size of a request's body, in bytes after decoding. */
export const maxRequestBytes = 16_384

/** The error code for an email address that the provider rejects, which the buyer can correct. */
export const emailRefusedCode = 'email_refused'

/** The error code for a quote that can't be ordered (`orderRefusal`), which the buyer can change. */
export const orderRefusedCode = 'order_refused'

/** The error codes that only pages from another deployment can cause (rule 9.8). */
export const outdatedPageErrors = ['invalid_request', 'price_refused', 'duplicate_item'] as const

/** The error code of an order that the provider refuses, whatever the buyer changes. */
export const providerRejectedCode = 'provider_rejected'

/** The error codes that no page of the live release causes, whatever its buyer enters. */
export const wrongPageErrors = [
  ...outdatedPageErrors,
  providerRejectedCode,
  'direct_call',
  'foreign_origin',
  'return_address_refused',
] as const

/** The error codes with which the same request would be refused again (rule 9.8). */
export const lastingErrors = [...wrongPageErrors, emailRefusedCode, orderRefusedCode] as const

/** The request header with the total that the buyer saw, in cents (rule 10.13). The agreed body has no total. */
export const totalHeader = 'x-quote-total'

/** The request header with the id of the browser's open payment page, which the function ends first (rule 10.17). */
export const openPageHeader = 'x-open-payment-page'

/** Every header that the function reads of a request, in lower case: the edge passes on no others. */
export const requestHeaders = ['content-type', 'origin', totalHeader, openPageHeader] as const

/** A request's headers by name, in lower case. */
export type RequestHeaders = Readonly<Partial<Record<(typeof requestHeaders)[number], string>>>

/** The error code for a total that the function computes differently. Its response has the function's. */
export const totalChangedCode = 'total_changed'

/** The error code for an open payment page that was paid. Its response has reference, total and time of opening. */
export const alreadyPaidCode = 'already_paid'

function plainText(maxLength: number) {
  return v.pipe(v.string(), v.maxLength(maxLength), v.check(isPlainText))
}

function requiredText(maxLength: number) {
  return v.pipe(
    plainText(maxLength),
    v.check((text) => text.trim() !== ''),
  )
}

function customerText({ maxLength, isRequired, kind }: CustomerField) {
  const text = isRequired ? requiredText(maxLength) : v.optional(plainText(maxLength), '')
  return kind === 'email' ? v.pipe(text, v.check(isEmail)) : text
}

/** The only check of an email address (rule 9.3). Empty passes, for an optional field. */
export function isEmail(text: string): boolean {
  return text === '' || text.includes('@')
}

/** One item of the request, its amount in cents. */
export const itemSchema = v.strictObject({
  name: requiredText(customNameMaxLength),
  description: plainText(300),
  amount: v.pipe(v.number(), v.safeInteger(), v.gtValue(0), v.maxValue(maxAmount)),
})

const customerInfoSchema = v.strictObject({
  ...mapCustomerFields(customerText),
  acceptTerms: v.literal(true),
})

const urlSchema = v.pipe(v.string(), v.maxLength(2048), v.check(isPlainText))

/** The request's body. Unknown keys are refused, at every level. */
export const checkoutRequestSchema = v.strictObject({
  // Too many are refused unread, so that they can't fill the log.
  items: v.pipe(v.array(v.unknown()), v.maxLength(maxLines), v.array(itemSchema)),
  customerInfo: customerInfoSchema,
  successUrl: urlSchema,
  cancelUrl: urlSchema,
})

export type RequestItem = v.InferOutput<typeof itemSchema>
export type CustomerInfo = v.InferOutput<typeof customerInfoSchema>
export type CheckoutRequest = v.InferOutput<typeof checkoutRequestSchema>

/** The request's item for a line of a quote, its amount in cents. */
export function toRequestItem({
  name,
  description,
  amount,
}: QuoteLine): Pick<QuoteLine, keyof RequestItem> {
  return { name, description, amount }
}

/**
 * The line behind an item, if it is on sale at that amount, or was on or after a day (rule 10.4). It costs what counts today
 * (`priceFor`): after a price cut, less than the item.
 *
 * A resource has an amount for each step of its slider, and the description states the quantity. A custom service can have
 * any amount within the bounds, under a name that isn't in the catalogue and with the description of one. Name and
 * description come from the catalogue, not from the item.
 *
 * @param item - from the browser or its storage, the amount in cents
 * @param since - the first day whose quotes still hold; without it, only today's prices count
 * @returns null if it is not on sale at that amount
 */
export function findLine(item: RequestItem, since?: Day): QuoteLine | null {
  const { name, description, amount } = item
  const offer = catalogue.find((offered) => offered.name === name)
  if (!offer) return findCustomLine(item)
  return isCents(amount) ? lineFor(offer, { amount, description }, since) : null
}

// An offer that has left the catalogue is not the buyer's own.
function findCustomLine({ name, description, amount }: RequestItem): QuoteLine | null {
  const isOwn = description === customDescription
  const isReadable = isOwn && name.length <= customNameMaxLength
  return isReadable && isCents(amount) ? customLine(name, amount) : null
}
