import { useEffect, useRef } from 'react'
import { toast, Toaster } from 'sonner'
import { layoutWords } from '#web/content/layout.ts'
import {
  maxNotices,
  noticeDuration,
  noticeEnded,
  type ShownNotice,
} from '#web/ui/browser/notifications.ts'
import { useMediaQuery } from '#web/ui/browser/use-media-query.ts'

// Maps the library's variables to the theme.
const toastStyle = {
  '--normal-bg': 'var(--palette-background-paper)',
  '--normal-text': 'var(--palette-text-primary)',
  '--normal-border': 'var(--palette-text-primary)',
  '--error-bg': 'var(--palette-error-dark)',
  '--error-text': 'var(--palette-error-contrastText)',
  '--error-border': 'var(--palette-error-dark)',
  '--border-radius': 'var(--radius-inset)',
  fontFamily: 'inherit',
}

// The library's own breakpoint for `mobileOffset`.
const phone = '(max-width: 600px)'
// Over the header, or at the bottom of the screen. The library sets the latest notification's height.
const topOnPhone =
  'calc(8px + var(--notices-at-bottom) * (100dvh - 24px - var(--front-toast-height)))'

/** Where notifications appear: at most three are visible, and Alt+T moves the focus to them (rule 12.1). */
export default function NoticeRegion({ shown }: { readonly shown: readonly ShownNotice[] }) {
  const isPhone = useMediaQuery(phone)
  const drawn = useRef(new Set<number>())
  useEffect(() => {
    for (const { id, notice, since } of shown) {
      if (drawn.current.has(id)) continue
      drawn.current.add(id)
      const draw = notice.isDestructive ? toast.error : toast
      draw(<strong>{notice.title}</strong>, {
        id,
        description: notice.description,
        duration: noticeDuration - (performance.now() - since),
        onAutoClose: () => noticeEnded(id),
        onDismiss: () => noticeEnded(id),
      })
    }
    for (const id of drawn.current) {
      if (shown.some((notice) => notice.id === id)) continue
      drawn.current.delete(id)
      toast.dismiss(id)
    }
  }, [shown])
  return (
    <Toaster
      visibleToasts={isPhone ? 1 : maxNotices}
      hotkey={['altKey', 'KeyT']}
      containerAriaLabel={layoutWords.notices}
      position="top-right"
      offset={{ top: 96, right: 24 }}
      mobileOffset={{ top: topOnPhone, left: 16, right: 16 }}
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
