import { useEffect, useSyncExternalStore } from 'react'
import { useOnDemand } from '#web/ui/use-on-demand.ts'
import {
  shownNotices,
  subscribeToNotices,
  type ShownNotice,
} from '#web/ui/browser/notifications.ts'
import { PlainNotices } from './plain-notices.tsx'

// The library that draws them is loaded once a visitor fills in a form, or with the first notification.
const loadRegion = async () => import('./notice-region.tsx')

const none: readonly ShownNotice[] = []

/** The notifications, drawn plainly while their region is not loaded or where it cannot be (rule 12.5). */
export function Notices() {
  const shown = useSyncExternalStore(subscribeToNotices, shownNotices, () => none)
  const [region, requestRegion] = useOnDemand(loadRegion)
  useEffect(() => {
    if (shown.length > 0) requestRegion()
  }, [shown, requestRegion])
  useEffect(() => {
    const prepare = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches('input, textarea')) requestRegion()
    }
    addEventListener('focusin', prepare)
    return () => removeEventListener('focusin', prepare)
  }, [requestRegion])
  const Region = region?.default ?? PlainNotices
  return <Region shown={shown} />
}
