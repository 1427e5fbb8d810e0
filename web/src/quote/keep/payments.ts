import { centsSchema, isReference, pageIdSchema } from '#shared/checkout-response.ts'
import { paymentPageMinutes } from '#shared/lifetimes.ts'
import * as v from 'valibot'
import { keptPayments, openPaymentDays, storageKeys } from '#web/content/storage-keys.ts'
import { readJson, removeText, writeText } from '#web/ui/browser/browser-storage.ts'

const key = storageKeys.payments
const minute = 60_000

const paymentSchema = v.object({
  reference: v.custom<string>(isReference),
  /** `open` is a page that can be paid, as far as is known. One is `paid` without a return if the function has said so. */
  state: v.picklist(['open', 'paid', 'returned']),
  /** When the page opened, or the provider returned, in ms since 1970. */
  at: v.number(),
  /** The quote's (rule 7.24). This and what follows are unknown where another browser went to pay. */
  number: v.optional(v.string()),
  total: v.optional(centsSchema),
  /** The payment page's id. */
  page: v.optional(pageIdSchema),
})

/** A payment page of this browser, whichever tab opened it, or one whose payment has returned here (rule 10.17). */
export type KeptPayment = v.InferOutput<typeof paymentSchema>

/** The clock may have been set back since. */
const age = ({ at }: KeptPayment) => Math.abs(Date.now() - at)

/** The latest first. Nothing that happens in this browser, such as Cancel, ends a page: it stays open until that is known. */
function readPayments(): readonly KeptPayment[] {
  const stored = readJson('localStorage', key) ?? readJson('sessionStorage', key)
  return (Array.isArray(stored) ? stored : [])
    .filter((it) => v.is(paymentSchema, it))
    .filter((it) => it.state !== 'open' || age(it) < openPaymentDays * 24 * 60 * minute)
}

/** Keeps what is known of a payment, for all tabs, or where that storage is full for this one. */
export function keepPayment(payment: KeptPayment): void {
  const others = readPayments().filter(({ reference }) => reference !== payment.reference)
  write([payment, ...others].slice(0, keptPayments))
}

export function forgetPayment(reference: string): void {
  write(readPayments().filter((it) => it.reference !== reference))
}

/** Resolves when another tab has kept a payment. */
export const paymentKept = () =>
  new Promise<void>((resolve) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key || event.newValue === null) return
      removeEventListener('storage', onStorage)
      resolve()
    }
    addEventListener('storage', onStorage)
  })

function write(payments: readonly KeptPayment[]): void {
  // A former text would stay in full storage.
  removeText('localStorage', key)
  removeText('sessionStorage', key)
  const text = JSON.stringify(payments)
  if (!writeText('localStorage', key, text)) writeText('sessionStorage', key, text)
}

/** The payment page that the next one takes the place of; undefined if none is open. */
export const openPayment = () => readPayments().find(({ state }) => state === 'open')

/** Undefined for an order without a reference. */
export const findPayment = (reference: string | undefined) =>
  readPayments().find((it) => it.reference === reference)

/** Whether the provider has returned to this browser with a payment of the order. */
export const hasReturned = (reference: string | undefined): boolean =>
  findPayment(reference)?.state === 'returned'

/** Whether the order is paid, as far as this browser knows. */
export const isPaid = (reference: string | undefined): boolean =>
  (findPayment(reference)?.state ?? 'open') !== 'open'

/** Keeps that the provider has returned with a payment: what is saved is cleared only once (rule 11.2). */
export function keepReturn(reference: string, number: string | undefined): void {
  if (hasReturned(reference)) return
  const known = findPayment(reference)
  keepPayment({ number, ...known, reference, at: Date.now(), state: 'returned' })
}

/** The other payment pages that can still be paid: each was to be ended, but the provider didn't say that it has. */
export const openBeside = (reference: string | undefined): readonly string[] =>
  readPayments()
    .filter((it) => it.state === 'open' && it.reference !== reference)
    .filter((it) => age(it) < paymentPageMinutes * minute)
    .map((it) => it.reference)
