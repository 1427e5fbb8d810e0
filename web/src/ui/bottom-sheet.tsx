import { useId, type ReactNode } from 'react'
import Drawer from '@mui/material/Drawer'
import { MuiTheme } from '#web/theme/mui-theme.tsx'
import { useClosing } from './use-closing.ts'
import { Icon } from './icon.tsx'
import styles from './bottom-sheet.module.css'

type BottomSheetProps = {
  readonly id: string
  readonly heading: string
  /** The close button's name. */
  readonly closeLabel: string
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Called once the page behind can have the focus again. */
  readonly onClosed: () => void
  /** Scrolls if the screen is too low. */
  readonly children: ReactNode
  /** Stays in view below the children. */
  readonly footer: ReactNode
}

function focus(button: HTMLElement | null): void {
  button?.focus({ preventScroll: true })
}

/** A dialog at the bottom of the screen. Import it when it opens: MUI's drawer is larger than most pages. */
export function BottomSheet(props: BottomSheetProps) {
  const { id, heading, closeLabel, isOpen, onClose, onClosed, children, footer } = props
  const headingId = useId()
  const handleClose = useClosing(isOpen, onClose)
  return (
    <MuiTheme>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={handleClose}
        slotProps={{
          paper: { id, className: styles.sheet, 'aria-labelledby': headingId },
          transition: { onExited: onClosed },
        }}
      >
        <div className={styles.head}>
          <h2 id={headingId}>{heading}</h2>
          {/* With the focus on the sheet's container, screen readers would read all of it without a pause. */}
          <button type="button" aria-label={closeLabel} onClick={onClose} ref={focus}>
            <Icon name="close" />
          </button>
        </div>
        {/* As with the page's list: its buttons scroll it. */}
        <div className={styles.body} tabIndex={-1}>
          {children}
        </div>
        <div className={styles.foot}>{footer}</div>
      </Drawer>
    </MuiTheme>
  )
}
