import { unitSeparator } from '#shared/locale.ts'
import { formatAmount } from './amount-format.ts'
import { quantityFormat } from './price-format.built.ts'

/** Formats a quantity, with the unit's form for it if there is one: "5,000 GB". What is stored is another text. */
export const formatQuantity = (quantity: number, ...unit: readonly string[]) =>
  [formatAmount(quantityFormat, quantity, 0), ...unit].join(unitSeparator)
