import { customNameMaxLength, fixedItems, resources, type Resource } from './catalogue.ts'
import { cents, type Cents } from './money.ts'
import { isPlainText } from './plain-text.ts'
import { customLine, resourceLine, type QuoteLine } from './pricing.ts'
import * as z from './schema.ts'

/** The most lines a quote can have: every fixed offer, every resource and the custom service. */
export const maxLines = fixedItems.length + resources.length + 1

/** How large a request may be, in bytes after decoding. */
export const maxRequestBytes = 16_384

/** The longest text of each field, in UTF-16 units; 500 is what the provider keeps of a detail. */
export const maxLengths = {
  fullName: 120,
  email: 254,
  phone: 40,
  company: 160,
  address: 240,
  city: 100,
  postalCode: 20,
  country: 80,
  notes: 500,
} as const

/** The refusal that a buyer can mend: the provider doesn't take the email address. */
export const emailRefusedCode = 'email_refused'

function plainText(maxLength: number) {
  return z.string().check(z.maxLength(maxLength), z.refine(isPlainText))
}

function requiredText(maxLength: number) {
  return plainText(maxLength).check(z.refine((text) => text.trim() !== ''))
}

function optionalText(maxLength: number) {
  return z._default(plainText(maxLength), '')
}

const itemSchema = z.strictObject({
  name: requiredText(customNameMaxLength),
  description: plainText(300),
  amount: z.int().check(z.positive()),
})

const customerInfoSchema = z.strictObject({
  fullName: requiredText(maxLengths.fullName),
  email: requiredText(maxLengths.email).check(z.includes('@')),
  phone: requiredText(maxLengths.phone),
  company: optionalText(maxLengths.company),
  address: optionalText(maxLengths.address),
  city: optionalText(maxLengths.city),
  postalCode: optionalText(maxLengths.postalCode),
  country: optionalText(maxLengths.country),
  notes: optionalText(maxLengths.notes),
  acceptTerms: z.literal(true),
})

const urlSchema = z.string().check(z.maxLength(2048), z.refine(isPlainText))

/** The request's body. Unknown keys are refused, at every level. */
export const checkoutRequestSchema = z.strictObject({
  items: z.array(itemSchema).check(z.minLength(1), z.maxLength(maxLines)),
  customerInfo: customerInfoSchema,
  successUrl: urlSchema,
  cancelUrl: urlSchema,
})

/** The response's body on success: where the buyer pays. */
export const checkoutResponseSchema = z.object({ url: z.string() })

/** The response's body on a refusal or a failure. */
export const checkoutErrorSchema = z.object({
  error: z.object({ code: z.string(), message: z.string() }),
})

export type CheckoutItem = z.infer<typeof itemSchema>
export type CustomerInfo = z.infer<typeof customerInfoSchema>
export type CheckoutRequest = z.infer<typeof checkoutRequestSchema>

/** The lines of a quote as the request carries them, amounts in cents. */
export function itemsOf(lines: readonly QuoteLine[]): CheckoutItem[] {
  return lines.map(({ name, description, amount }) => ({ name, description, amount }))
}

/**
 * The line that an item stands for: "may an item cost this?"
 *
 * A fixed offer has one amount; a resource any amount that its slider can have, if that still buys the quantity that the
 * item's description tells; a custom service any amount within its bounds, under a name that is none of ours. Name and
 * description are the catalogue's own, never the browser's echo.
 *
 * @param item - from the browser or its storage, the amount in cents
 * @returns the line, or null when that is not for sale at that amount
 */
export function lineOfItem(item: CheckoutItem): QuoteLine | null {
  if (!Number.isSafeInteger(item.amount)) return null
  const amount = cents(item.amount)
  const fixedItem = fixedItems.find(({ name }) => name === item.name)
  if (fixedItem) {
    const { id, name, description, price } = fixedItem
    return price === amount ? { id, name, description, amount } : null
  }
  const resource = resources.find(({ name }) => name === item.name)
  if (resource) {
    const line = resourceLineOfAmount(resource, amount)
    return line?.description === item.description ? line : null
  }
  return item.name.length <= customNameMaxLength ? customLine(item.name, amount) : null
}

function resourceLineOfAmount(resource: Resource, amount: Cents): QuoteLine | null {
  const quantity = amount / resource.unitPrice
  const isOnSlider =
    quantity > 0 && quantity <= resource.max && (quantity - resource.min) % resource.step === 0
  return isOnSlider ? resourceLine(resource, quantity) : null
}
