import { invoiceNumber, type InvoiceNumber } from './invoice-number.ts'
import { readOrder, type Order } from './order.ts'

/** What the success page shows. */
export type Receipt = {
  /** The order's. */
  readonly reference: string | undefined
  /** Whether the provider has returned with it: only then the order is thanked for and called paid (rule 11.5). */
  readonly isReturned: boolean
  /** Null if the tab doesn't know it. Without a return, it is the tab's last. */
  readonly order: Order | null
  readonly number: InvoiceNumber
}

/**
 * Opens the receipt of an order, and keeps that it was opened: what is saved is cleared only once.
 *
 * @param returned - the reference with which the provider returned
 */
export function openReceipt(returned: string | undefined): Receipt {
  const order = readOrder(returned)
  const reference = returned ?? order?.reference
  const isReturned = returned !== undefined
  const number = invoiceNumber({ reference, isReturned }, Date.now, Math.random)
  return { reference, isReturned, order, number }
}
