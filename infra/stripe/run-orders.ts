import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Stripe } from 'stripe'
import { CommandError, runCommand } from '#infra/tools/command.ts'
import { readEnvironment } from '#infra/tools/environment.ts'
import { provider } from '#lambda/deployment.ts'
import { readOrders, sumsOf } from './orders.ts'

const options = { month: { type: 'string' }, csv: { type: 'string' } } as const

function readClient(): Stripe {
  const key = process.env['STRIPE_READ_KEY'] ?? ''
  // A key that could also refund has no business here.
  if (!/^rk_[!-~]+$/.test(key)) throw new Error('STRIPE_READ_KEY must be a restricted key (rk_…).')
  const { [provider.environmentNames.apiBase]: base = 'https://api.stripe.com' } = readEnvironment()
  const { protocol, hostname: host, port } = new URL(base)
  return new Stripe(key, { host, port, protocol: protocol === 'http:' ? 'http' : 'https' })
}

// Prints a month's orders and writes them to a file as CSV (RFC 4180): no value has a comma or a quote.
runCommand(async () => {
  try {
    const { month = '', csv } = parseArgs({ options }).values
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw new Error('--month must look like 2026-11.')
    const rows = await readOrders(readClient(), month)
    console.table([...rows, ...sumsOf(rows)])
    const lines = [Object.keys(rows[0] ?? {}), ...rows.map(Object.values)]
    if (csv !== undefined) writeFileSync(csv, lines.map((line) => `${line.join()}\r\n`).join(''))
  } catch (error) {
    throw error instanceof Error ? new CommandError(error.message) : error
  }
})
