import { lazy, Suspense, useSyncExternalStore } from 'react'
import { areNoticesWanted, subscribeToNotices } from '#web/lib/notifications.ts'

const NoticeRegion = lazy(() => import('./notice-region.tsx'))

/** Loads the notifications with the first one: most visits see none. */
export function Notices() {
  const areWanted = useSyncExternalStore(subscribeToNotices, areNoticesWanted, () => false)
  return areWanted ? (
    <Suspense>
      <NoticeRegion />
    </Suspense>
  ) : null
}
