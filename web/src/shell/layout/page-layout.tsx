import { useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { listSeparator } from '#shared/locale.ts'
import { ContactLink } from '#web/ui/left-to-right.tsx'
import { company } from '#web/content/company.ts'
import { loadingCopy } from '#web/content/loading.ts'
import { layoutCopy } from '#web/content/layout.ts'
import { dismissHere } from '#web/ui/browser/notifications.ts'
import { focusText } from '#web/ui/browser/focus-text.ts'
import { incompleteNoticeId } from '#web/ui/document/protocol.ts'
import { NoticeRegion } from '#web/shell/notices/notice-region.tsx'
import { EarlyInput } from './early-input.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { NavigationProgress } from './loading-bar.tsx'
import { usePageHead } from './page-head.ts'
import { Redraw } from './redraw.tsx'
import './base.css'
import styles from './page-layout.module.css'

export function Layout() {
  return (
    <>
      <Redraw>
        <Page />
      </Redraw>
      {/* Outside: the page that is drawn anew stays where it was scrolled to. */}
      <ScrollRestoration />
    </>
  )
}

function Page() {
  const { pathname } = useLocation()
  usePageHead()
  usePageChange()
  useEffect(followSkipLinks, [])
  return (
    <>
      <a data-skip="" href="#main">
        {layoutCopy.skip}
      </a>
      <NavigationProgress />
      <Header />
      {/* Each page in a new one: Orca passes over a heading that takes the place of the pressed link. */}
      <main id="main" tabIndex={-1} key={pathname}>
        <Outlet />
      </main>
      <Footer />
      <IncompleteNotice />
      <NoticeRegion />
      {/* Last, so that its effects run last. */}
      <EarlyInput />
    </>
  )
}

/** Moves the focus alone: with an address of its own the page would lose the router's state. */
function skip(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[data-skip]') : null
  if (!(link instanceof HTMLAnchorElement)) return
  event.preventDefault()
  focusText(document.getElementById(link.hash.slice(1)))
}

function followSkipLinks() {
  document.addEventListener('click', skip)
  return () => document.removeEventListener('click', skip)
}

/** Moves the focus to the new page's heading, so that screen readers announce it, and dismisses the former page's notifications. */
function usePageChange(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  // In the same frame as the new page: key presses must not go to an element of the old one.
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusText(document.querySelector('h1'), { preventScroll: true })
    dismissHere()
  }, [pathname])
}

// A link, because a button would need the first script.
const sameAddress = ''

/** Shown by `lostAttribute` if the page's scripts can't be loaded or don't run (rule 14.4): React isn't there to draw it. */
function IncompleteNotice() {
  return (
    <div className={styles.notice} id={incompleteNoticeId} role="alert" hidden>
      <p>
        {loadingCopy.incomplete} <ContactLink {...company.email} />
        {listSeparator}
        <ContactLink {...company.phone} />
      </p>
      <a href={sameAddress} data-tall>
        {loadingCopy.notLoaded.tryAgain}
      </a>
    </div>
  )
}
