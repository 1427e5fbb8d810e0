import { styled } from '@mui/material/styles'
import { Outlet } from 'react-router-dom'
import { layoutWords } from '#web/content/layout.ts'
import { useEarlyInput } from '#web/lib/use-early-input.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Notices } from './notices.tsx'
import { PageHead } from './page-head.tsx'
import { usePageChange } from './use-page-change.ts'

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

/** What all pages share: head, header, footer, notifications. */
export function Layout() {
  usePageChange()
  useEarlyInput()
  return (
    <>
      <PageHead />
      <SkipLink href="#main">{layoutWords.skip}</SkipLink>
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Notices />
    </>
  )
}
