import { catalogue, customNameMaxLength, fixedItems, resources } from './catalogue.ts'
import { mapCustomerFields, type CustomerField } from './customer-fields.ts'
import { cents } from './money.ts'
import type { Day } from './offer.ts'
import { isPlainText } from './plain-text.ts'
import { customLine, linesOnSale, type QuoteLine } from './pricing.ts'
import * as z from './schema.ts'

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

/** The request header with the total that the buyer saw, in cents (rule 10.13). The agreed body has no total. */
export const totalHeader = 'x-quote-total'

/** The error code for a total that the function computes differently. Its response has the function's. */
export const totalChangedCode = 'total_changed'

function plainText(maxLength: number) {
  return z.string().check(z.maxLength(maxLength), z.refine(isPlainText))
}

function requiredText(maxLength: number) {
  return plainText(maxLength).check(z.refine((text) => text.trim() !== ''))
}

function customerText({ maxLength, isRequired, kind }: CustomerField) {
  const text = isRequired ? requiredText(maxLength) : z._default(plainText(maxLength), '')
  return kind === 'email' ? text.check(z.refine(isEmail)) : text
}

/** The only check of an email address (rule 9.3). Empty passes, for an optional field. */
export function isEmail(text: string): boolean {
  return text === '' || text.includes('@')
}

/** One item of the request, its amount in cents. */
export const itemSchema = z.strictObject({
  name: requiredText(customNameMaxLength),
  description: plainText(300),
  amount: z.int().check(z.positive()),
})

const customerInfoSchema = z.strictObject({
  ...mapCustomerFields(customerText),
  acceptTerms: z.literal(true),
})

const urlSchema = z.string().check(z.maxLength(2048), z.refine(isPlainText))

/** The request's body. Unknown keys are refused, at every level. */
export const checkoutRequestSchema = z.strictObject({
  items: z.array(itemSchema).check(z.maxLength(maxLines)),
  customerInfo: customerInfoSchema,
  successUrl: urlSchema,
  cancelUrl: urlSchema,
})

export type RequestItem = z.infer<typeof itemSchema>
export type CustomerInfo = z.infer<typeof customerInfoSchema>
export type CheckoutRequest = z.infer<typeof checkoutRequestSchema>

/** The request's item for a line of a quote, its amount in cents. */
export function toRequestItem({
  name,
  description,
  amount,
}: QuoteLine): Pick<QuoteLine, keyof RequestItem> {
  return { name, description, amount }
}

/**
 * The line behind an item, if it is on sale at that amount, or was on or after a day (rule 10.4).
 *
 * A fixed offer has one amount. A resource has one for each step of its slider, and the description states the quantity. A
 * custom service can have any amount within the bounds, under a name that isn't in the catalogue. Name and description come
 * from the catalogue, not from the item.
 *
 * @param item - from the browser or its storage, the amount in cents
 * @param since - the first day whose quotes still hold; without it, only today's prices count
 * @returns null if it is not on sale at that amount
 */
export function findLine(item: RequestItem, since?: Day): QuoteLine | null {
  const { name, description, amount } = item
  const offer = catalogue.find((offered) => offered.name === name)
  if (!offer) return findCustomLine(name, amount)
  const isItem = (line: QuoteLine) =>
    line.amount === amount && (line.unit === undefined || line.description === description)
  return linesOnSale(offer, since).find(isItem) ?? null
}

function findCustomLine(name: string, amount: number): QuoteLine | null {
  const isReadable = name.length <= customNameMaxLength && Number.isSafeInteger(amount)
  return isReadable ? customLine(name, cents(amount)) : null
}
