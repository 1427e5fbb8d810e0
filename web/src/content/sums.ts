import type { Cents } from '#shared/money.ts'
import { totalLines } from '#shared/pricing.ts'
import { taxName, vatName } from '#shared/vat.ts'

/** What a package's sums are called wherever they are shown (rule 7.18). */
export const sumNames = {
  beforeVat: `Total before ${taxName}`,
  toPay: `To pay, including ${taxName}`,
} as const

type NamedSum = { readonly name: string; readonly amount: Cents }

/** The total before VAT, VAT, and what is paid, as they are listed below the lines. */
export function sumsOf(lines: readonly Pick<NamedSum, 'amount'>[]): readonly NamedSum[] {
  const { subtotal, vat, total } = totalLines(lines)
  return [
    { name: sumNames.beforeVat, amount: subtotal },
    { name: vatName, amount: vat },
    { name: sumNames.toPay, amount: total },
  ]
}
