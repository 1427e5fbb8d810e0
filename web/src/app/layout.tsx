import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Outlet } from 'react-router-dom'
import { layoutWords } from '#web/content/layout.ts'
import { isNoticeRegionNeeded, subscribeToNotices } from '#web/lib/notifications.ts'
import { useEarlyInput } from '#web/lib/use-early-input.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { IncompleteNotice } from './incomplete-notice.tsx'
import { NavigationProgress } from './loading-bar.tsx'
import { usePageHead } from './page-head.ts'
import { usePageChange } from './use-page-change.ts'
import './base.css'
import styles from './layout.module.css'

// Loaded with the first notification: most visits see none.
const NoticeRegion = lazy(() => import('./notice-region.tsx'))

/** What all pages share: header, footer, notifications. */
export function Layout() {
  usePageHead()
  usePageChange()
  useEarlyInput()
  const isRegionNeeded = useSyncExternalStore(subscribeToNotices, isNoticeRegionNeeded, () => false)
  return (
    <>
      <a className={styles.skipLink} href="#main">
        {layoutWords.skip}
      </a>
      <NavigationProgress />
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <IncompleteNotice />
      {isRegionNeeded && (
        <Suspense>
          <NoticeRegion />
        </Suspense>
      )}
    </>
  )
}
