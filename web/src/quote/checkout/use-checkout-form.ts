import { useEffect, useRef, useState, type FormEvent } from 'react'
import { emailRefusedCode } from '#shared/checkout-contract.ts'
import type { CustomerFieldName } from '#shared/customer-fields.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { notices } from '#web/content/notices.ts'
import { focusFirst } from '#web/ui/form-layout.tsx'
import { dismiss, notify } from '#web/ui/browser/notifications.ts'
import { useAppSelector, useAppStore, usePerformer, useQuoteEvents } from '#web/quote/life/hooks.ts'
import { selectLife } from '#web/quote/life/selectors.ts'
import {
  toCustomerInfo,
  initialDetails,
  saveDetails,
  readDetails,
  type CustomerDetails,
} from '#web/quote/keep/customer-details.ts'
import { paymentKept } from '#web/quote/keep/payments.ts'
import { inTurn } from '#web/ui/browser/in-turn.ts'
import { isUnderWay } from '#web/quote/life/next-payment.ts'
import type { Effect } from '#web/quote/life/quote-life.ts'
import { requestCheckoutSession, requestTimeout } from './request-checkout-session.ts'
import { validateDetails, validationNotices, type FieldErrors } from './validate-details.ts'

// In ms. Users lose attention after ten seconds (Nielsen, "Response Times: The 3 Important Limits"). A slow page still
// opens after that, unless the buyer clicks Pay again.
const redirectTimeout = 10_000

/** The notifications about a payment attempt, dismissed when the next one begins (rule 12.4). */
const attemptNotices = [
  ...validationNotices,
  notices.checkoutFailed,
  notices.checkoutRefused,
  notices.alreadyPaid,
  notices.orderChanged,
  notices.providerNotOpened,
]

/** Of the last attempt; its code is null without an answer of the function. */
export type ShownFailure = Extract<Effect, { readonly type: 'do/showFailure' }>

/** The state of the checkout's form: its values, their errors, and the payment on submit. */
export function useCheckoutForm() {
  const dispatch = useQuoteEvents()
  const { status } = useAppSelector(selectLife).payment
  const [details, setDetails] = useState<CustomerDetails>(initialDetails)
  const [acceptTerms, setAcceptTerms] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<ShownFailure | null>(null)
  /** What there is to know of another payment page until the next press. */
  const [otherPage, setOtherPage] = useState<'opening' | 'ended' | null>(null)
  const store = useAppStore()
  const call = useRef<AbortController>(null)

  useEffect(() => setDetails(readDetails()), [])

  useEffect(() => {
    // On Back from the provider, the browser may restore this page as it was: processing, with the consent checked.
    const resetRestoredPage = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      dispatch({ type: 'quote/paymentEnded', payload: 'restored' })
      setAcceptTerms(false)
    }
    addEventListener('pageshow', resetRestoredPage)
    return () => removeEventListener('pageshow', resetRestoredPage)
  }, [dispatch])

  useEffect(() => {
    // A cancelled call doesn't keep the turn from the next one.
    if (status === 'requesting') return () => call.current?.abort()
    if (status !== 'redirecting') return undefined
    // The provider hangs, responds without a page, or the buyer clicks Stop: none of these triggers an event.
    const timer = setTimeout(
      () => dispatch({ type: 'quote/paymentEnded', payload: 'timedOut' }),
      redirectTimeout,
    )
    return () => clearTimeout(timer)
  }, [status, dispatch])

  useEffect(() => () => dismiss(...attemptNotices), [])

  const hasErrors = Object.keys(errors).length > 0
  const failedNotice = hasErrors ? validateDetails(details, acceptTerms)?.notice : undefined
  useEffect(() => {
    // Without this check, a late effect of the form without errors could dismiss the first click's notification.
    if (!failedNotice) return undefined
    return () => dismiss(failedNotice)
  }, [failedNotice])

  const change = (field: CustomerFieldName, text: string) => {
    setDetails((before) => ({ ...before, [field]: text }))
    saveDetails({ ...readDetails(), [field]: text })
    setErrors(({ [field]: _corrected, ...others }) => others)
  }

  const accept = (isAccepted: boolean) => {
    setAcceptTerms(isAccepted)
    setErrors(({ acceptTerms: _corrected, ...others }) => others)
  }

  const form = useRef<HTMLFormElement>(null)
  const showErrors = (found: FieldErrors) => {
    if (form.current) focusFirst(form.current, found, () => setErrors(found))
  }

  const pay = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    dismiss(...attemptNotices)
    setFailure(null)
    setOtherPage(null)
    const failed = validateDetails(details, acceptTerms)
    if (!failed) {
      dispatch({ type: 'quote/payPressed', payload: toCustomerInfo(details) })
      return
    }
    notify(failed.notice)
    showErrors(failed.errors)
  }
  usePerformer('do/requestSession', ({ attempt, order, customer }) => {
    const cancel = new AbortController()
    call.current = cancel
    const request = async () => {
      // The buyer may have left while another tab was waited for.
      if (!isUnderWay(store.getState().quote.payment, attempt)) return
      setOtherPage(null)
      const outcome = await requestCheckoutSession(order, customer, cancel)
      if (outcome.isCreated && outcome.hasEndedFormer) setOtherPage('ended')
      dispatch({ type: 'quote/sessionAnswered', payload: { attempt, outcome } })
    }
    // The other tab has kept its page by then, and this one's ends it.
    const onWait = () => {
      setOtherPage('opening')
      return paymentKept()
    }
    void inTurn('payment', request, onWait, requestTimeout)
  })
  usePerformer('do/showFailure', (shown) => {
    const { code, cause } = shown
    // oxlint-disable-next-line no-console -- rule 9.8: the error is logged to the console
    console.error(notices.checkoutFailed.title, cause)
    if (code === emailRefusedCode) showErrors({ email: checkoutCopy.errors.emailRefused })
    setFailure(shown)
  })

  return {
    form,
    details,
    acceptTerms,
    errors,
    isProcessing: status !== 'idle',
    failure,
    otherPage,
    change,
    accept,
    pay,
  }
}
