import { returnPaths } from '#shared/addresses.ts'
import { fixedItemIds } from '#shared/catalogue.ts'
import { itemsOf, type CheckoutRequest } from '#shared/checkout-contract.ts'
import { initialSelection, linesOf } from '#shared/pricing.ts'

/** The package that a dry run is asked for: every offer at its price, so that one that the function prices otherwise shows. */
export function sampleRequest(site: string): CheckoutRequest {
  return {
    items: itemsOf(linesOf({ ...initialSelection, fixedItems: fixedItemIds })),
    customerInfo: {
      fullName: 'Smoke Test',
      email: 'smoke-test@example.com',
      phone: '+254 700 000 000',
      company: '',
      address: '',
      city: '',
      postalCode: '',
      country: '',
      notes: '',
      acceptTerms: true,
    },
    successUrl: site + returnPaths.success,
    cancelUrl: site + returnPaths.cancel,
  }
}
