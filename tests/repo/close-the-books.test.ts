import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { toRecord } from '#shared/to-record.ts'

// Two months of an owner's export, made up: a refund in three parts, one that fails, a dispute that is won and one that is
// lost, and another site's charge (ch_5). Each row about a payment repeats the payment's metadata.
const sheet = `
created,reporting_category,charge_id,source_id,customer_facing_amount,gross,fee,net,reference,netCents,vatCents
2026-11-02,charge,ch_1,ch_1,87.00,87.00,2.82,84.18,AAAA-AAAA,7500,1200
2026-11-05,charge,ch_2,ch_2,2088.00,2088.00,60.85,2027.15,BBBB-BBBB,180000,28800
2026-11-09,charge,ch_3,ch_3,2900.00,2900.00,84.40,2815.60,CCCC-CCCC,250000,40000
2026-11-10,charge,ch_4,ch_4,58.00,58.00,1.98,56.02,DDDD-DDDD,5000,800
2026-11-11,charge,ch_5,ch_5,500.00,500.00,14.80,485.20,,,
2026-11-12,refund,ch_1,re_1,-20.00,-20.00,0.00,-20.00,AAAA-AAAA,7500,1200
2026-11-15,refund,ch_2,re_2,-2088.00,-2088.00,0.00,-2088.00,BBBB-BBBB,180000,28800
2026-11-16,dispute,ch_3,dp_3,,-2900.00,15.00,-2915.00,CCCC-CCCC,250000,40000
2026-11-20,fee,,,,-8.52,0.00,-8.52,,,
2026-11-25,payout,,po_1,,-500.00,0.00,-500.00,,,
2026-12-01,refund,ch_1,re_3,-55.00,-55.00,0.30,-55.30,AAAA-AAAA,7500,1200
2026-12-02,refund,ch_1,re_4,-12.00,-12.00,0.00,-12.00,AAAA-AAAA,7500,1200
2026-12-03,refund_failure,ch_2,re_2,,2088.00,0.20,2087.80,BBBB-BBBB,180000,28800
2026-12-04,dispute,ch_4,dp_4,,-58.00,15.00,-73.00,DDDD-DDDD,5000,800
2026-12-10,dispute_reversal,ch_3,dp_3,,2900.00,-15.00,2915.00,CCCC-CCCC,250000,40000
2026-12-11,refund,ch_5,re_5,-500.00,-500.00,0.00,-500.00,,,
2026-12-14,refund_failure,ch_5,re_5,,500.00,0.20,499.80,,,
2026-12-15,dispute,ch_5,dp_5,,-500.00,15.00,-515.00,,,
2026-12-20,fee,,,,-0.35,0.06,-0.41,,,
2026-12-28,payout,,po_2,,-4000.00,0.00,-4000.00,,,
`

type Row = Readonly<Record<string, string>>

function readTable(text: string, separator: string): readonly Row[] {
  const lines = text.trim().split('\n')
  const [names = [], ...rows] = lines.map((line) => line.split(separator).map((it) => it.trim()))
  return rows.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])))
}

const columns = ['Paid', 'VAT', 'Disputed', 'Fees', 'Bank'] as const
const functions = {
  ABS: Math.abs,
  ROUND: (value: number, digits: number) => Number(value.toFixed(digits)),
}

/** The sums of the guide's columns by month. They are computed from top to bottom, as in a spreadsheet. */
function closeMonths() {
  const [, section = ''] = readFileSync('docs/deploy.md', 'utf8').split('\n### Each month\n')
  const table = section.replaceAll('`', '').match(/^\|.*$/gm) ?? []
  const guide = readTable(table.join('\n'), '|')
  const entries: { row: Row; column: string; value: number }[] = []
  const sum = (column: string, where: (row: Row) => boolean) =>
    entries
      .filter((it) => it.column === column && where(it.row))
      .reduce((total, { value }) => total + value, 0)

  for (const row of readTable(sheet, ',')) {
    const ofRow = new RegExp(`\\b${row['reporting_category']}\\b`)
    const rule = guide.find((it) => ofRow.test(it['reporting_category'] ?? ''))
    if (rule?.['reporting_category']?.includes('reference') && row['reference'] === '') continue
    const above = (column: string, key: string) => sum(column, (it) => it[key] === row[key])
    const figures = toRecord(Object.entries(row).map(([name, text]) => [name, Number(text)]))
    const sums = toRecord(columns.map((column) => [column, above(column, 'charge_id')]))
    const booked = columns.map((column) => {
      const known = { ...functions, ...figures, ...sums, refund: above(column, 'source_id') }
      return { row, column, value: Number(runInNewContext(rule?.[column] || '0', known)) }
    })
    entries.push(...booked)
  }
  return (month: string) =>
    columns.map((it) => sum(it, ({ created }) => created?.startsWith(month) === true).toFixed(2))
}

test('the table in docs/deploy.md closes a month to the cent', () => {
  const sumsOf = closeMonths()
  expect(sumsOf('2026-11').join(' ')).toBe('3025.00 417.24 -2900.00 -173.57 500.00')
  // The last part of the refund takes 1.65, the rest of its VAT; by the rule of three it would be 1.66.
  expect(sumsOf('2026-12').join(' ')).toBe('2021.00 278.76 2842.00 -0.91 4000.00')
})
