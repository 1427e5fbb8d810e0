import { useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { notices } from '#web/content/notices.ts'
import { notify } from '#web/ui/browser/notifications.ts'
import { quoteFragment } from './quote-link.ts'

/**
 * The quote in the address, if there is one.
 *
 * @returns whether it has yet to be opened, so that the builder's total is not the one to expect (rule 8.8), and what to
 *   call when a script that opens it can't be loaded: the builder is then ready with the choices that it has
 */
export function useLinkedQuote(): readonly [isPending: boolean, onFailed: () => void] {
  const { hash } = useLocation()
  const [failed, setFailed] = useState('')
  const onFailed = useCallback(() => {
    notify(notices.partNotLoaded)
    setFailed(hash)
  }, [hash])
  return [quoteFragment.test(hash) && hash !== failed, onFailed]
}
