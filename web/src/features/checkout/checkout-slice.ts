import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import type { CustomerInfo } from '#shared/checkout-contract.ts'
import { forgetOrderReference } from '#web/state/order-reference.ts'
import { selectQuoteItems } from '#web/state/quote-items-slice.ts'
import { rootReducer, type AppDispatch, type RootState } from '#web/state/root-reducer.ts'
import { lineOfQuoteItem } from '#web/state/saved-quote.ts'
import { createCheckoutSession, type CheckoutOutcome } from './create-checkout-session.ts'

declare module '#web/state/root-reducer.ts' {
  interface FeatureSlices extends WithSlice<typeof checkoutSlice> {}
}

type CheckoutState = { readonly status: 'idle' | 'processing' }
const initialState: CheckoutState = { status: 'idle' }

const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    paymentStarted: (): CheckoutState => ({ status: 'processing' }),
    paymentEnded: (): CheckoutState => ({ status: 'idle' }),
  },
  selectors: {
    selectIsProcessing: ({ status }) => status === 'processing',
  },
})

const injected = checkoutSlice.injectInto(rootReducer)

const { paymentStarted } = injected.actions
export const { paymentEnded } = injected.actions
export const { selectIsProcessing } = injected.selectors

/**
 * Asks for the provider's page. While one attempt runs another press does nothing (null). After a success the state stays
 * processing: the browser is on its way to the provider.
 */
export function startPayment(customerInfo: CustomerInfo) {
  return async (
    dispatch: AppDispatch,
    getState: () => RootState,
  ): Promise<CheckoutOutcome | null> => {
    if (selectIsProcessing(getState())) return null
    dispatch(paymentStarted())
    const items = selectQuoteItems(getState())
    const lines = items.flatMap((item) => lineOfQuoteItem(item) ?? [])
    const outcome = await createCheckoutSession(lines, customerInfo)
    if (outcome.isCreated) forgetOrderReference()
    else dispatch(paymentEnded())
    return outcome
  }
}
