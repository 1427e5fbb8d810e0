import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import type { CustomerInfo } from '#shared/checkout-contract.ts'
import { startOrder } from '#web/quote/store/order.ts'
import { selectSaved, selectSavedLines } from '#web/quote/store/quote-slice.ts'
import { rootReducer, type AppDispatch, type RootState } from '#web/quote/store/root-reducer.ts'
import { requestCheckoutSession, type CheckoutOutcome } from './request-checkout-session.ts'

declare module '#web/quote/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof checkoutSlice> {}
}

/**
 * A payment attempt requests the provider's page, then redirects to it. Each has a state of its own, by which the response
 * to a cancelled attempt is known.
 */
type CheckoutState = { readonly status: 'idle' | 'requesting' | 'redirecting' }
const initialState: CheckoutState = { status: 'idle' }

const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    paymentStarted: (): CheckoutState => ({ status: 'requesting' }),
    redirectStarted: (): CheckoutState => ({ status: 'redirecting' }),
    paymentEnded: () => initialState,
  },
  selectors: {
    selectAttempt: (state) => state,
    selectIsProcessing: ({ status }) => status !== 'idle',
    selectIsRedirecting: ({ status }) => status === 'redirecting',
  },
})

const injected = checkoutSlice.injectInto(rootReducer)

const { paymentStarted, redirectStarted } = injected.actions
export const { paymentEnded } = injected.actions
const { selectAttempt } = injected.selectors
export const { selectIsProcessing, selectIsRedirecting } = injected.selectors

/** Cancels the payment, and a redirect that has begun: its page would sell what the visitor goes on to change. */
export function cancelPayment() {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    if (selectIsRedirecting(getState())) window.stop()
    dispatch(paymentEnded())
  }
}

/** The result of an attempt: the request's outcome, or that the order changed in the meantime. */
type PaymentOutcome = CheckoutOutcome | 'orderChanged'

/**
 * Requests the provider's page. Null if there is nothing to do: another attempt is in progress, or this one was
 * cancelled. After a success the state stays processing, because the browser is being redirected.
 */
export function startPayment(customerInfo: CustomerInfo) {
  return async (
    dispatch: AppDispatch,
    getState: () => RootState,
  ): Promise<PaymentOutcome | null> => {
    if (selectIsProcessing(getState())) return null
    dispatch(paymentStarted())
    const attempt = selectAttempt(getState())
    const saved = selectSaved(getState())
    const lines = selectSavedLines(getState())
    const outcome = await requestCheckoutSession(lines, customerInfo)
    if (selectAttempt(getState()) !== attempt) return null
    const isOrderChanged = selectSaved(getState()) !== saved
    if (!outcome.isCreated || isOrderChanged) {
      dispatch(paymentEnded())
      return isOrderChanged ? 'orderChanged' : outcome
    }
    startOrder(lines)
    dispatch(redirectStarted())
    return outcome
  }
}
