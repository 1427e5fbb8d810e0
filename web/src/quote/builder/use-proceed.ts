import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { customNameError } from '#shared/custom-service.ts'
import { orderRefusal, type Selection } from '#shared/quote.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { notify } from '#web/ui/browser/notifications.ts'
import { useAppDispatch, useAppSelector } from '#web/quote/store/hooks.ts'
import { saveDraft } from '#web/quote/store/quote-draft.ts'
import { quoteSaved, selectQuote } from '#web/quote/store/quote-slice.ts'
import { isCustomUnfinished } from '#web/quote/model/selection.ts'

const copy = quoteBuilder.custom

/**
 * Proceed to the checkout. With an unfinished custom service, the first press says what is missing and focuses its field.
 * The second goes on without the service, if there is anything else to buy (rule 7.7). With nothing selected it is refused:
 * the reason beside the button becomes an alert.
 */
export function useProceed() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const quote = useAppSelector(selectQuote)
  const { selection } = quote
  const refusal = orderRefusal(quote)
  const nameRef = useRef<HTMLInputElement>(null)
  const priceRef = useRef<HTMLInputElement>(null)
  // The custom service whose missing values were shown. The reducer replaces it with every change, which starts over.
  const [shown, setShown] = useState<Selection['custom'] | null>(null)
  const { custom } = selection
  const isUnfinished = isCustomUnfinished(selection)
  const isMissingShown = isUnfinished && shown === custom
  // With an unfinished service alone, Proceed works and says what is missing.
  const reason = refusal === null || isUnfinished ? null : quoteBuilder.refused[refusal]
  const [isRefused, setIsRefused] = useState(false)
  if (isRefused && reason === null) setIsRefused(false)

  const proceed = () => {
    if (reason !== null) {
      setIsRefused(true)
      return
    }
    if (isUnfinished && !(isMissingShown && refusal === null)) {
      setShown(custom)
      const missing = customNameError(custom.name) === null ? priceRef : nameRef
      missing.current?.focus()
      return
    }
    saveDraft(selection)
    dispatch(quoteSaved())
    if (isUnfinished) notify(notices.customLeftOut)
    void navigate(paths.checkout)
  }

  const missing = refusal === null ? describeMissing(custom) : quoteBuilder.refused[refusal]
  return {
    nameRef,
    priceRef,
    isMissingShown,
    canProceed: reason === null,
    reason: isRefused ? null : reason,
    alert: isMissingShown || isRefused ? missing : null,
    proceed,
  }
}

function describeMissing({ name, price }: Selection['custom']): string {
  const error = customNameError(name)
  if (error === 'taken') return copy.leaveOut(copy.otherName)
  if (error === null) return copy.leaveOut(copy.aPrice)
  return copy.leaveOut(price === null ? copy.nameAndPrice : copy.aName)
}
