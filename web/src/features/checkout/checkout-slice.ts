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

/** An attempt to pay asks for the provider's page, then leaves for it. Each has a number, so that one given up stays so. */
type CheckoutState = {
  readonly status: 'idle' | 'asking' | 'leaving'
  readonly attempt: number
}
const initialState: CheckoutState = { status: 'idle', attempt: 0 }

const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    paymentStarted: ({ attempt }): CheckoutState => ({ status: 'asking', attempt: attempt + 1 }),
    leftForProvider: ({ attempt }): CheckoutState => ({ status: 'leaving', attempt }),
    paymentEnded: ({ attempt }): CheckoutState => ({ status: 'idle', attempt }),
  },
  selectors: {
    selectIsProcessing: ({ status }) => status !== 'idle',
    selectIsLeaving: ({ status }) => status === 'leaving',
    selectAttempt: ({ attempt }) => attempt,
  },
})

const injected = checkoutSlice.injectInto(rootReducer)

const { paymentStarted, leftForProvider } = injected.actions
export const { paymentEnded } = injected.actions
const { selectAttempt } = injected.selectors
export const { selectIsProcessing, selectIsLeaving } = injected.selectors

/** What became of an attempt: the call's outcome, or a call in vain, because the order is another one by now. */
type PaymentOutcome = CheckoutOutcome | 'orderChanged'

/**
 * Asks for the provider's page. Null: there is nothing to do, because another attempt runs or this one was given up
 * meanwhile. After a success the state stays processing: the browser is on its way to the provider.
 */
export function startPayment(customerInfo: CustomerInfo) {
  return async (
    dispatch: AppDispatch,
    getState: () => RootState,
  ): Promise<PaymentOutcome | null> => {
    if (selectIsProcessing(getState())) return null
    dispatch(paymentStarted())
    const attempt = selectAttempt(getState())
    const items = selectQuoteItems(getState())
    const lines = items.flatMap((item) => lineOfQuoteItem(item) ?? [])
    const outcome = await createCheckoutSession(lines, customerInfo)
    if (!selectIsProcessing(getState()) || selectAttempt(getState()) !== attempt) return null
    const isOrderChanged = selectQuoteItems(getState()) !== items
    if (!outcome.isCreated || isOrderChanged) {
      dispatch(paymentEnded())
      return isOrderChanged ? 'orderChanged' : outcome
    }
    forgetOrderReference()
    dispatch(leftForProvider())
    return outcome
  }
}
