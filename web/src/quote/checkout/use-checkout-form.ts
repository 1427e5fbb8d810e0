import { useEffect, useState, type FormEvent } from 'react'
import {
  emailRefusedCode,
  orderRefusedCode,
  outdatedPageErrors,
} from '#shared/checkout-contract.ts'
import type { CustomerFieldName } from '#shared/customer-fields.ts'
import type { Cents } from '#shared/money.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { notices } from '#web/content/notices.ts'
import { focusFirst } from '#web/ui/form-layout.tsx'
import { dismiss, notify } from '#web/ui/browser/notifications.ts'
import { useAppDispatch, useAppSelector } from '#web/quote/store/hooks.ts'
import {
  cancelPayment,
  paymentEnded,
  selectIsRedirecting,
  selectIsProcessing,
  startPayment,
} from './checkout-slice.ts'
import {
  toCustomerInfo,
  initialDetails,
  saveDetails,
  readDetails,
  type CustomerDetails,
} from './customer-details.ts'
import { validateDetails, validationNotices, type FieldErrors } from './validate-details.ts'

// In ms. Users lose attention after ten seconds (Nielsen, "Response Times: The 3 Important Limits"). A slow page still
// opens after that, unless the buyer clicks Pay again.
const redirectTimeout = 10_000

/** The notifications about a payment attempt, dismissed when the next one begins (rule 12.4). */
const attemptNotices = [
  ...validationNotices,
  notices.checkoutFailed,
  notices.orderChanged,
  notices.providerNotOpened,
]

/**
 * The state of the checkout's form: its values, their errors, and the payment on submit.
 *
 * @param total - what is shown as the sum to pay
 */
export function useCheckoutForm(total: Cents) {
  const dispatch = useAppDispatch()
  const isProcessing = useAppSelector(selectIsProcessing)
  const isRedirecting = useAppSelector(selectIsRedirecting)
  const [details, setDetails] = useState<CustomerDetails>(initialDetails)
  const [acceptTerms, setAcceptTerms] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  /** The code of the function's last refusal. */
  const [refusal, setRefusal] = useState<string | null>(null)
  const [formerTotal, setFormerTotal] = useState<Cents | null>(null)

  useEffect(() => setDetails(readDetails()), [])
  useEffect(() => {
    // Not before the draft has been read.
    if (details !== initialDetails) saveDetails(details)
  }, [details])

  useEffect(() => {
    // On Back from the provider, the browser may restore this page as it was: processing, with the consent checked.
    const resetRestoredPage = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      dispatch(paymentEnded())
      setAcceptTerms(false)
    }
    addEventListener('pageshow', resetRestoredPage)
    return () => removeEventListener('pageshow', resetRestoredPage)
  }, [dispatch])

  useEffect(() => {
    if (!isRedirecting) return undefined
    // The provider hangs, responds without a page, or the buyer clicks Stop: none of these triggers an event.
    const timer = setTimeout(() => {
      dispatch(paymentEnded())
      notify(notices.providerNotOpened)
    }, redirectTimeout)
    return () => clearTimeout(timer)
  }, [dispatch, isRedirecting])

  // Leaving the checkout cancels the payment.
  useEffect(
    () => () => {
      dispatch(cancelPayment())
      dismiss(...attemptNotices)
    },
    [dispatch],
  )

  const hasErrors = Object.keys(errors).length > 0
  const failedNotice = hasErrors ? validateDetails(details, acceptTerms)?.notice : undefined
  useEffect(() => {
    // Without this check, a late effect of the form without errors could dismiss the first click's notification.
    if (!failedNotice) return undefined
    return () => dismiss(failedNotice)
  }, [failedNotice])

  const change = (field: CustomerFieldName, text: string) => {
    setDetails((before) => ({ ...before, [field]: text }))
    setErrors(({ [field]: _corrected, ...others }) => others)
  }

  const accept = (isAccepted: boolean) => {
    setAcceptTerms(isAccepted)
    setErrors(({ acceptTerms: _corrected, ...others }) => others)
  }

  const showErrors = (form: HTMLFormElement, found: FieldErrors) => {
    setErrors(found)
    focusFirst(form, found)
  }

  const pay = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    dismiss(...attemptNotices)
    setRefusal(null)
    setFormerTotal(null)
    const failed = validateDetails(details, acceptTerms)
    if (failed) {
      notify(failed.notice)
      showErrors(form, failed.errors)
      return
    }
    const outcome = await dispatch(startPayment(toCustomerInfo(details)))
    if (outcome === null) return
    if (outcome === 'orderChanged') {
      notify(notices.orderChanged)
      return
    }
    if (outcome.isCreated) {
      location.assign(outcome.url)
      return
    }
    // oxlint-disable-next-line no-console -- rule 9.8: the error is logged to the console
    console.error(notices.checkoutFailed.title, outcome.cause)
    notify(notices.checkoutFailed)
    if (outcome.code === emailRefusedCode)
      showErrors(form, { email: checkoutCopy.errors.emailRefused })
    if (outcome.totals) setFormerTotal(total)
    setRefusal(outcome.code)
  }

  return {
    details,
    acceptTerms,
    errors,
    isProcessing,
    isOutdated: outdatedPageErrors.some((code) => code === refusal),
    isOrderRefused: refusal === orderRefusedCode,
    /** The total that the function has refused, in cents; null if it has refused none. */
    formerTotal,
    change,
    accept,
    pay,
  }
}
