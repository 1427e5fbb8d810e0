import type { Stripe } from 'stripe'
import { provider } from '#lambda/deployment.ts'
import * as z from '#shared/schema.ts'
import { companyTimeZone, taxInvoiceBusinessDays } from '#shared/seller.ts'
import { taxName, vatLineName } from '#shared/vat.ts'

const currency = z.string().check(z.toUpperCase())
const amount = z.int()

// https://docs.stripe.com/api/balance_transactions/object
const source = z.object({
  amount: z.optional(amount),
  currency: z.optional(currency),
  payment_intent: z.nullish(z.string()),
})
const transactionSchema = z.object({
  created: z.int(),
  reporting_category: z.string(),
  amount,
  currency,
  fee: amount,
  net: amount,
  source: z.nullable(source),
})
const sessionSchema = z.object({
  id: z.string(),
  client_reference_id: z.nullable(z.string()),
  amount_total: amount,
  metadata: z.nullish(z.record(z.string(), z.string())),
})
const lineSchema = z.object({ description: z.string(), amount_total: amount })

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: companyTimeZone })
const dayOf = (seconds: number) => dayFormat.format(seconds * 1_000)

/** The day by which a payment's tax invoice is due. It ignores public holidays, so it may be early. */
export function invoiceDueAfter(day: string, businessDays = taxInvoiceBusinessDays): string {
  const date = new Date(day)
  for (let left: number = businessDays; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1)
    if (![0, 6].includes(date.getUTCDay())) left -= 1
  }
  return date.toISOString().slice(0, 10)
}

/** A name without its percentage, which may have changed since. */
const withoutRate = (name: string) => name.replace(/\d+/, '')

/** The order behind a payment: its reference, and the VAT in its total. */
async function findOrder({ checkout: { sessions } }: Stripe, payment: string) {
  const { data } = await sessions.list({ payment_intent: payment, limit: 1 })
  const [session] = z.array(sessionSchema).parse(data)
  if (!session) return undefined
  const { id, client_reference_id: reference, amount_total: total, metadata } = session
  // Listed separately, because a session includes only its first ten lines, and VAT is the last.
  const listed = sessions.listLineItems(id, { limit: 100 })
  const lines = z.array(lineSchema).parse(await listed.autoPagingToArray({ limit: 1_000 }))
  const tax = lines.findLast(
    ({ description }) => withoutRate(description) === withoutRate(vatLineName()),
  )
  // Tax that the prices include has no line.
  const included = Number(metadata?.[provider.includedTaxKey] ?? 0)
  return { reference: reference ?? '', tax: tax?.amount_total ?? included, total }
}

type Order = Awaited<ReturnType<typeof findOrder>>

const inUnits = (it: number, code: string) =>
  provider.wholeCurrencies.includes(code) ? it : it / 100

function toRow(transaction: z.output<typeof transactionSchema>, order: Order) {
  const { reporting_category: category, fee, net, currency: balance } = transaction
  const { amount: paid = Math.abs(transaction.amount), currency: code = balance } =
    transaction.source ?? {}
  // Negative for refunds.
  const signed = Math.sign(transaction.amount) * paid
  const day = dayOf(transaction.created)
  return {
    Day: day,
    Category: category,
    Reference: order?.reference ?? '',
    Amount: inUnits(signed, code),
    // A partial refund has its share of the tax.
    [taxName]: order ? inUnits(Math.round((order.tax * signed) / order.total), code) : '',
    Currency: code,
    Fee: inUnits(fee, balance),
    Net: inUnits(net, balance),
    Balance: balance,
    'Tax invoice due': category === 'charge' && order ? invoiceDueAfter(day) : '',
  }
}

type Row = ReturnType<typeof toRow>

/**
 * The month's balance transactions except payouts, oldest first. The month is the company's.
 *
 * @param client - its key may read balance transactions and their sources, charges and Checkout sessions
 */
export async function readOrders(client: Stripe, month: string): Promise<readonly Row[]> {
  // An extra day on either side covers every time zone.
  const from = Date.parse(`${month}-01`) / 1_000
  const created = { gte: from - 86_400, lt: from + 33 * 86_400 }
  const listed = client.balanceTransactions.list({ created, limit: 100, expand: ['data.source'] })
  const all = z.array(transactionSchema).parse(await listed.autoPagingToArray({ limit: 10_000 }))
  const orders = new Map<string, Order>()
  const rows: Row[] = []
  for (const transaction of all.toReversed()) {
    if (!dayOf(transaction.created).startsWith(month)) continue
    if (transaction.reporting_category.startsWith('payout')) continue
    const payment = transaction.source?.payment_intent ?? ''
    if (payment && !orders.has(payment)) orders.set(payment, await findOrder(client, payment))
    rows.push(toRow(transaction, orders.get(payment)))
  }
  return rows
}

/** A sum for each category and pair of currencies. */
export function sumsOf(rows: readonly Row[]): readonly Row[] {
  const sums = new Map<string, Row>()
  for (const row of rows) {
    const key = [row.Category, row.Currency, row.Balance].join(' ')
    const sum = { ...row, ...sums.get(key), Day: 'Sum', Reference: '', 'Tax invoice due': '' }
    for (const name of sums.has(key) ? (['Amount', taxName, 'Fee', 'Net'] as const) : []) {
      sum[name] = Math.round((Number(sum[name]) + Number(row[name])) * 100) / 100
    }
    sums.set(key, sum)
  }
  return [...sums.values()]
}
