import { Outlet, ScrollRestoration } from 'react-router-dom'
import { layoutCopy } from '#web/content/layout.ts'
import { EarlyInput } from '#web/shell/boot/early-input.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { IncompleteNotice } from '#web/shell/boot/incomplete-notice.tsx'
import { NavigationProgress } from '#web/shell/routes/loading-bar.tsx'
import { NoticeRegion } from '#web/shell/notices/notice-region.tsx'
import { usePageHead } from './page-head.ts'
import { usePageChange } from '#web/shell/routes/use-page-change.ts'
import './base.css'
import styles from './page-layout.module.css'

/** What all pages share: header, footer, notifications. */
export function Layout() {
  usePageHead()
  usePageChange()
  return (
    <>
      <a className={styles.skipLink} href="#main">
        {layoutCopy.skip}
      </a>
      <NavigationProgress />
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <IncompleteNotice />
      <NoticeRegion />
      <ScrollRestoration />
      {/* The last one, whose effects run last. */}
      <EarlyInput />
    </>
  )
}
