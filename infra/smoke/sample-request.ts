import { returnPaths } from '#shared/addresses.ts'
import { fixedItemIds } from '#shared/catalogue.ts'
import { itemsOf, type CheckoutRequest } from '#shared/checkout-contract.ts'
import { mapCustomerFields } from '#shared/customer-fields.ts'
import { initialSelection, linesOf } from '#shared/pricing.ts'

/** The package that a dry run is asked for: every offer at its price, so that one that the function prices otherwise shows. */
export function sampleRequest(site: string): CheckoutRequest {
  const details = mapCustomerFields(({ kind, isRequired }) => {
    if (kind === 'email') return 'smoke-test@example.com'
    return isRequired ? 'Smoke Test' : ''
  })
  return {
    items: itemsOf(linesOf({ ...initialSelection, fixedItems: fixedItemIds })),
    customerInfo: { ...details, acceptTerms: true },
    successUrl: site + returnPaths.success,
    cancelUrl: site + returnPaths.cancel,
  }
}
