import { useEffect } from 'react'
import { toast, Toaster } from 'sonner'
import { connectNotices } from '#web/lib/notifications.ts'

/** How long a notification stays, in ms (rule 12.1). */
const duration = 5000

// Maps the library's variables to the theme.
const toastStyle = {
  '--normal-bg': 'var(--palette-background-paper)',
  '--normal-text': 'var(--palette-text-primary)',
  '--normal-border': 'var(--palette-text-primary)',
  '--error-bg': 'var(--palette-error-main)',
  '--error-text': 'var(--palette-error-contrastText)',
  '--error-border': 'var(--palette-error-main)',
  '--border-radius': 'var(--radius-inset)',
  fontFamily: 'inherit',
}

/** Where notifications appear: at most three are visible, and Alt+T moves the focus to them (rule 12.1). */
export default function NoticeRegion() {
  useEffect(
    () =>
      connectNotices(({ title, description, isDestructive }) => {
        const show = isDestructive ? toast.error : toast
        show(<strong>{title}</strong>, { description })
      }),
    [],
  )
  return (
    <Toaster
      duration={duration}
      visibleToasts={3}
      hotkey={['altKey', 'KeyT']}
      position="top-right"
      offset={{ top: 96, right: 24 }}
      mobileOffset={{ top: 88, left: 16, right: 16 }}
      richColors
      style={toastStyle}
      toastOptions={{
        style: {
          alignItems: 'start',
          fontSize: 'var(--text-text)',
          lineHeight: 1.45,
          padding: 18,
        },
      }}
    />
  )
}
