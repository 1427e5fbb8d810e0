import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { CustomerInfo } from '#shared/checkout-contract.ts'
import { quoteNumber } from '#shared/quote-number.ts'
import type { Quote, Totals } from '#shared/quote.ts'
import { startOrder } from '#web/quote/store/order.ts'
import { selectSaved, selectSavedQuote } from '#web/quote/store/quote-slice.ts'
import { rootReducer, type AppDispatch, type RootState } from '#web/quote/store/store.ts'
import { requestCheckoutSession, type CheckoutOutcome } from './request-checkout-session.ts'

declare module '#web/quote/store/store.ts' {
  interface LazySlices extends WithSlice<typeof checkoutSlice> {}
}

type CheckoutState = {
  /**
   * A payment attempt requests the provider's page, then redirects to it. Each attempt is a new object, so that the response
   * to a cancelled one is recognised.
   */
  readonly attempt: { readonly status: 'idle' | 'requesting' | 'redirecting' }
  /** The totals that the function refused, and those that it would charge (rule 10.13). */
  readonly refused: { readonly shown: Totals; readonly totals: Totals } | null
}

const idle = { status: 'idle' } as const
const initialState: CheckoutState = { attempt: idle, refused: null }

const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    paymentStarted: (state): CheckoutState => ({ ...state, attempt: { status: 'requesting' } }),
    redirectStarted: (state): CheckoutState => ({ ...state, attempt: { status: 'redirecting' } }),
    paymentEnded: (state): CheckoutState => ({ ...state, attempt: idle }),
    totalsRefused: (
      state,
      { payload: refused }: PayloadAction<CheckoutState['refused']>,
    ): CheckoutState => ({ ...state, refused }),
  },
  selectors: {
    selectAttempt: ({ attempt }) => attempt,
    selectIsProcessing: ({ attempt }) => attempt.status !== 'idle',
    selectIsRedirecting: ({ attempt }) => attempt.status === 'redirecting',
    selectRefused: ({ refused }) => refused,
  },
})

const injected = checkoutSlice.injectInto(rootReducer)

const { paymentStarted, redirectStarted, totalsRefused } = injected.actions
export const { paymentEnded } = injected.actions
const { selectAttempt, selectRefused } = injected.selectors
export const { selectIsProcessing, selectIsRedirecting } = injected.selectors

/** The saved quote as it would be charged: with the function's totals, once it has refused this page's. */
export const selectOrder: (state: RootState) => Quote = createSelector(
  [selectSavedQuote, selectRefused],
  (quote, refused) => {
    const isSame = JSON.stringify(refused?.shown) === JSON.stringify(quote.totals)
    return refused && isSame ? { ...quote, totals: refused.totals } : quote
  },
)

/** Cancels the payment, even during the redirect: the provider's page wouldn't have the visitor's later changes. */
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
    const quote = selectOrder(getState())
    const outcome = await requestCheckoutSession(quote, customerInfo)
    if (selectAttempt(getState()) !== attempt) return null
    const isOrderChanged = selectSaved(getState()) !== saved
    if (!outcome.isCreated || isOrderChanged) {
      dispatch(paymentEnded())
      if (isOrderChanged) return 'orderChanged'
      if (!outcome.isCreated && outcome.totals) {
        const { totals: shown } = selectSavedQuote(getState())
        dispatch(totalsRefused({ shown, totals: outcome.totals }))
      }
      return outcome
    }
    startOrder(quote, outcome.reference, quoteNumber(quote))
    dispatch(redirectStarted())
    return outcome
  }
}
