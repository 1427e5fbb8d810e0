import { useEffect, useState, type FormEvent } from 'react'
import { checkoutWords } from '#web/content/checkout.ts'
import { notices } from '#web/content/notices.ts'
import { notify } from '#web/lib/notifications.ts'
import { useAppDispatch, useAppSelector } from '#web/state/hooks.ts'
import {
  paymentEnded,
  selectIsLeaving,
  selectIsProcessing,
  startPayment,
} from './checkout-slice.ts'
import {
  customerInfoOf,
  emptyDetails,
  type CustomerDetails,
  type DetailField,
} from './customer-details.ts'
import { keepDraft, readDraft } from './details-draft.ts'
import { validateDetails, type FieldErrors } from './validate-details.ts'

// A page that replaces ours ends this by itself. Ten seconds are as long as people wait before they look for another way
// (Nielsen, "Response Times: The 3 Important Limits"). A page that is only slow still comes, unless Pay is pressed again.
const departureTime = 10_000

/** The checkout's form: what is typed, what is wrong with it, and what happens on Pay. */
export function useCheckoutForm() {
  const dispatch = useAppDispatch()
  const isProcessing = useAppSelector(selectIsProcessing)
  const isLeaving = useAppSelector(selectIsLeaving)
  const [details, setDetails] = useState<CustomerDetails>(emptyDetails)
  const [acceptTerms, setAcceptTerms] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})

  useEffect(() => setDetails(readDraft()), [])

  useEffect(() => {
    // Back from the provider, the browser may show this page as it was left: processing, and with the consent.
    const revive = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      dispatch(paymentEnded())
      setAcceptTerms(false)
    }
    addEventListener('pageshow', revive)
    return () => removeEventListener('pageshow', revive)
  }, [dispatch])

  useEffect(() => {
    if (!isLeaving) return undefined
    // The provider hangs, its answer is no page, or the buyer pressed Stop: none of which a page is told.
    const timer = setTimeout(() => {
      dispatch(paymentEnded())
      notify(notices.providerNotOpened)
    }, departureTime)
    return () => clearTimeout(timer)
  }, [dispatch, isLeaving])

  // Who leaves the checkout gives the payment up.
  useEffect(() => () => void dispatch(paymentEnded()), [dispatch])

  const change = (field: DetailField, text: string) => {
    setDetails((before) => {
      const now = { ...before, [field]: text }
      keepDraft(now)
      return now
    })
    setErrors(({ [field]: _mended, ...others }) => others)
  }

  const accept = (isAccepted: boolean) => {
    setAcceptTerms(isAccepted)
    setErrors(({ acceptTerms: _mended, ...others }) => others)
  }

  const show = (form: HTMLFormElement, found: FieldErrors) => {
    setErrors(found)
    const first = [...form.elements].find(
      (element) => (element.getAttribute('name') ?? '') in found,
    )
    if (first instanceof HTMLElement) first.focus()
  }

  const pay = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const failed = validateDetails(details, acceptTerms)
    if (failed) {
      notify(failed.notice)
      show(form, failed.errors)
      return
    }
    const outcome = await dispatch(startPayment(customerInfoOf(details)))
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
    if (outcome.isEmailRefused) show(form, { email: checkoutWords.errors.emailRefused })
  }

  return { details, acceptTerms, errors, isProcessing, change, accept, pay }
}
