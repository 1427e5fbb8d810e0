import { styled } from '@mui/material/styles'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Outlet } from 'react-router-dom'
import { layoutWords } from '#web/content/layout.ts'
import { areNoticesWanted, subscribeToNotices } from '#web/lib/notifications.ts'
import { useEarlyInput } from '#web/lib/use-early-input.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { usePageHead } from './page-head.ts'
import { usePageChange } from './use-page-change.ts'

// Loaded with the first notification: most visits see none.
const NoticeRegion = lazy(() => import('./notice-region.tsx'))

const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 20,
  padding: '12px 20px',
  background: theme.vars.palette.text.primary,
  color: theme.vars.palette.text.onInk,
  borderRadius: theme.shape.control,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}))

/** What all pages share: header, footer, notifications. */
export function Layout() {
  usePageHead()
  usePageChange()
  useEarlyInput()
  const areWanted = useSyncExternalStore(subscribeToNotices, areNoticesWanted, () => false)
  return (
    <>
      <SkipLink href="#main">{layoutWords.skip}</SkipLink>
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      {areWanted && (
        <Suspense>
          <NoticeRegion />
        </Suspense>
      )}
    </>
  )
}
