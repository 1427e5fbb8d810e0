import type { OrderRefusal } from '#shared/quote.ts'

/** Why a package can't be ordered, beside Proceed and Pay. */
export const orderRefusals: Readonly<Record<OrderRefusal, string>> = {
  nothingSelected: 'Please select at least one service or configuration',
}
