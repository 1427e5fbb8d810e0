import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { toRecord } from '#shared/to-record.ts'

type Row = Readonly<Record<string, string>>

function readTable(text: string, separator: string): readonly Row[] {
  const lines = text.trim().split('\n')
  const [names = [], ...rows] = lines.map((line) => line.split(separator).map((it) => it.trim()))
  return rows.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])))
}

const columns = ['Paid', 'VAT', 'Disputed', 'Fees', 'Bank'] as const
const functions = {
  ABS: Math.abs,
  MAX: Math.max,
  ROUND: (value: number, digits: number) => Number(value.toFixed(digits)),
}

const monthNumber = (day = '') => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** An owner's export of some months, made up. Each row about a payment repeats the payment's metadata. */
const sheet = readFileSync('tests/repo/books.csv', 'utf8')
const [, section = ''] = readFileSync('docs/deploy.md', 'utf8').split('\n### Each month\n')
const guideText = section.replaceAll('`', '')

/** The sums of the guide's columns by month. They are computed from top to bottom, as in a spreadsheet. */
function closeMonths() {
  const table = guideText.match(/^\|.*$/gm) ?? []
  const [deferral = ''] = guideText.match(/^ *\(Paid - VAT\).*$/m) ?? []
  const guide = readTable(table.join('\n'), '|')
  const entries: { row: Row; column: string; value: number }[] = []
  const sum = (column: string, where: (row: Row) => boolean) =>
    entries
      .filter((it) => it.column === column && where(it.row))
      .reduce((total, { value }) => total + value, 0)
  const figuresOf = (row: Row) =>
    toRecord(Object.entries(row).map(([name, text]) => [name, Number(text)]))

  for (const row of readTable(sheet, ',')) {
    const ofRow = new RegExp(`\\b${row['reporting_category']}\\b`)
    const rule = guide.find((it) => ofRow.test(it['reporting_category'] ?? ''))
    if (rule?.['reporting_category']?.includes('reference') && row['reference'] === '') continue
    const above = (column: string, key: string) => sum(column, (it) => it[key] === row[key])
    const sums = toRecord(columns.map((column) => [column, above(column, 'charge_id')]))
    const booked = columns.map((column) => {
      const known = { ...functions, ...figuresOf(row), ...sums, refund: above(column, 'source_id') }
      return { row, column, value: Number(runInNewContext(rule?.[column] || '0', known)) }
    })
    entries.push(...booked)
  }
  const rows = new Set(entries.map(({ row }) => row))
  /** What is paid by the month's end, and earned later. */
  const deferred = (month: string) =>
    [...rows]
      .filter(({ created = '', netCents }) => created.slice(0, 7) <= month && Number(netCents) > 0)
      .map((row) => {
        const [Paid, VAT] = ['Paid', 'VAT'].map((column) => sum(column, (it) => it === row))
        const age = monthNumber(month) - monthNumber(row['charge_created'])
        return Number(
          runInNewContext(deferral, { ...functions, ...figuresOf(row), Paid, VAT, age }),
        )
      })
      .reduce((total, value) => total + value, 0)
  const ofMonth = (month: string) => (row: Row) => row['created']?.startsWith(month) === true
  return (month: string) =>
    [...columns.map((it) => sum(it, ofMonth(month))), deferred(month)]
      .map((value) => value.toFixed(2))
      .join(' ')
}

// Refunds in three parts, of an earlier month, and one that fails; disputes that are won, lost and open; a payout that
// comes back; a transfer of which tax is withheld; another site's charge (ch_5); one that Stripe settles in euros (ch_1).
test('the guide’s table closes a month to the cent', () => {
  const sumsOf = closeMonths()
  expect(sumsOf('2026-11')).toBe('2706.00 373.24 -2900.00 -177.23 500.00 332.00')
  // The last part of the refund takes 1.65, the rest of its VAT; by the rule of three it would be 1.66. Of the disputes
  // only the open one stays, 116.00.
  expect(sumsOf('2026-12')).toBe('5443.00 750.76 2784.00 -15.91 7420.00 1745.00')
})
