import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'qs'
import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { invoiceDueAfter, readOrders } from '#infra/stripe/orders.ts'
import { companyTimeZone } from '#shared/seller.ts'
import { taxName, vatLineName } from '#shared/vat.ts'
import { serve } from '#tests/support/local-server.ts'
import { runScript } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const key = 'rk_test_reader'
const noon = Date.UTC(2026, 10, 14, 12)
const offset =
  Date.parse(`${new Date(noon).toLocaleString('sv', { timeZone: companyTimeZone })}Z`) - noon
/** In seconds, of a time where the company is. */
const at = (time: string) => (Date.parse(`${time}Z`) - offset) / 1_000
const dayInSeconds = (day: string) => Date.parse(day) / 1_000

const list = (data: readonly object[], has_more = false) => ({ object: 'list', has_more, data })

/** A balance transaction with its source, as Stripe's API returns it, reduced to the fields in use. */
function transaction(
  reporting_category: string,
  time: string,
  [amount, fee]: readonly [number, number],
  source: object | null,
) {
  const id = `txn_${time}`
  const net = amount - fee
  const created = at(time)
  const object = 'balance_transaction'
  return { id, object, amount, created, currency: 'kes', fee, net, reporting_category, source }
}

const charge = (id: string, amount: number, object = 'charge') => {
  const payment_intent = `pi_${id}`
  return { id: `ch_${id}`, object, amount, currency: 'usd', payment_intent, status: 'succeeded' }
}

// The newest first. The order "old" was paid in October; "phone" was taken in Stripe's dashboard.
const ledger = [
  transaction('payout', '2026-11-30T12:00:00', [-900_000, 0], { id: 'po_1', object: 'payout' }),
  transaction('refund', '2026-11-24T08:00:00', [-7_500_00, 0], charge('old', 5_800, 'refund')),
  transaction('fee', '2026-11-20T03:00:00', [-1_000, 0], null),
  transaction('charge', '2026-11-19T12:00:00', [1_300_00, 5_000], charge('phone', 1_000)),
  transaction('charge', '2026-11-14T00:30:00', [45_000_00, 150_000], charge('new', 34_800)),
  transaction('charge', '2026-10-31T22:59:59', [9, 1], charge('last-month', 9)),
]

const session = (id: string, client_reference_id: string, amount_total: number, tax: number) => ({
  id: `cs_${id}`,
  object: 'checkout.session',
  client_reference_id,
  amount_total,
  payment_intent: `pi_${id}`,
  metadata: { includedTax: String(tax) },
})
// VAT lines take precedence over includedTax, which one test reads without them.
const sessions = [
  session('new', '7KQ3-M4TX', 34_800, 4_800),
  session('old', 'CFGH-2345', 11_600, 1_424),
]

const item = (id: string, description: string, amount_total: number) => {
  return { id, object: 'item', description, amount_total }
}
const lines = (id: string) =>
  id === 'cs_new'
    ? [item('li_1', `${taxName} advice`, 30_000), item('li_2', vatLineName(), 4_800)]
    : // At another rate, in the words of its day.
      [
        item('li_3', 'Domain Registration & DNS', 10_000),
        item('li_4', vatLineName().replace(/\d+/, '14'), 1_600),
      ]

/** Stripe's answer to a request, in pages of three transactions. Any other request is an error. */
function answerTo(url: URL, itemCount: number): object | undefined {
  const query = parse(url.search.slice(1))
  const { pathname } = url
  if (pathname === '/v1/balance_transactions') {
    const { created, limit, expand, starting_after: after } = query
    expect({ created, limit, expand }).toEqual({
      created: { gte: String(dayInSeconds('2026-10-31')), lt: String(dayInSeconds('2026-12-04')) },
      limit: '100',
      expand: ['data.source'],
    })
    const start = ledger.findIndex(({ id }) => id === after) + 1
    return list(ledger.slice(start, start + 3), start + 3 < ledger.length)
  }
  if (pathname === '/v1/checkout/sessions') {
    expect(Object.keys(query)).toEqual(['payment_intent', 'limit'])
    return list(sessions.filter((it) => it.payment_intent === query['payment_intent']))
  }
  const [, id] = /^\/v1\/checkout\/sessions\/(cs_\w+)\/line_items$/.exec(pathname) ?? []
  return id === undefined ? undefined : list(lines(id).slice(0, itemCount))
}

/** Serves this account, with the first items of each session. */
async function serveAccount(itemCount = Infinity) {
  const unexpected: unknown[] = []
  const { url } = await serve(({ method, url: path = '', headers }, response) => {
    const respond = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    try {
      if (headers.authorization !== `Bearer ${key}`) {
        return respond(403, { error: { type: 'invalid_request_error', message: 'No permission' } })
      }
      expect(method).toBe('GET')
      const answer = answerTo(new URL(path, 'http://localhost'), itemCount)
      if (!answer) throw new Error(`Unexpected request: ${path}`)
      return respond(200, answer)
    } catch (error) {
      unexpected.push(error)
      return respond(400, { error: { type: 'invalid_request_error', message: 'Unexpected' } })
    }
  })
  return { url, unexpected }
}

/** Runs the command against this account. */
async function runOrders(args: readonly string[], given: Readonly<Record<string, string>> = {}) {
  const { url, unexpected } = await serveAccount()
  const cwd = temporaryFolder({})
  const env = { STRIPE_READ_KEY: key, STRIPE_API_BASE: url, ...given }
  const ended = await runScript('infra/stripe/run-orders.ts', { cwd, env }, args).ended()
  expect(unexpected).toEqual([])
  return { cwd, ...ended }
}

const header = `Day,Category,Reference,Amount,${taxName},Currency,Fee,Net,Balance,Tax invoice due`
const rows = [
  `2026-11-14,charge,7KQ3-M4TX,348,48,USD,1500,43500,KES,${invoiceDueAfter('2026-11-14')}`,
  '2026-11-19,charge,,10,,USD,50,1250,KES,',
  '2026-11-20,fee,,-10,,KES,0,-10,KES,',
  '2026-11-24,refund,CFGH-2345,-58,-8,USD,0,-7500,KES,',
]
const sums = [
  'Sum,charge,,358,48,USD,1550,44750,KES,',
  'Sum,fee,,-10,,KES,0,-10,KES,',
  'Sum,refund,,-58,-8,USD,0,-7500,KES,',
]

test('orders lists a month’s payments, fees, VAT and refunds, and by when each tax invoice is due', async () => {
  const { cwd, stdout, stderr } = await runOrders(['--month', '2026-11', '--csv', 'orders.csv'])
  expect(stderr).toBe('')
  expect(readFileSync(join(cwd, 'orders.csv'), 'utf8').split('\r\n')).toEqual([header, ...rows, ''])
  // The CSV has the rows; the table has the sums below them.
  const printed = stdout.replaceAll(/['\s]/g, '').replaceAll('│', ',')
  for (const row of [...rows, ...sums]) expect(printed).toContain(`,${row},`)
})

test('VAT within the prices has no line, and is what it was on the day of the order', async () => {
  const { hostname: host, port } = new URL((await serveAccount(1)).url)
  const found = await readOrders(new Stripe(key, { protocol: 'http', host, port }), '2026-11')
  expect(found.map((row) => row[taxName])).toEqual([48, '', '', -7.12])
})

test.each([
  ['an invalid month', ['--month', '2026-13'], {}, '--month must'],
  ['a key with write access', ['--month', '2026-11'], { STRIPE_READ_KEY: 'sk_live_1' }, 'rk_…'],
  ['a refused key', ['--month', '2026-11'], { STRIPE_READ_KEY: 'rk_x' }, 'No permission'],
])('with %s, orders fails with one sentence', async (_, args, given, sentence) => {
  const { exitCode, stderr } = await runOrders(args, given)
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(new RegExp(`^[^\\n]*${sentence}[^\\n]*\\n$`))
})

// 14 November 2026 is a Saturday.
test.each([
  ['2026-11-13', '2026-11-20'],
  ['2026-11-14', '2026-11-20'],
  ['2026-11-16', '2026-11-23'],
  ['2026-12-31', '2027-01-07'],
])('the tax invoice of a payment on %s is due on %s', (paid, due) => {
  expect(invoiceDueAfter(paid, 5)).toBe(due)
})
