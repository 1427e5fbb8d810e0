import { useId, type ReactNode } from 'react'
import MuiDialog from '@mui/material/Dialog'
import { MuiTheme } from '#web/theme/mui-theme.tsx'
import { useClosing } from './use-closing.ts'
import { Button } from './button.tsx'
import styles from './dialog.module.css'

type DialogProps = {
  readonly heading: string
  /** Shown before the close button. */
  readonly action?: ReactNode
  readonly closeLabel: string
  /** Also called on Escape and on a click beside the dialog. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** An open dialog. MUI's is larger than a page, so only modules that load when needed may import this one. */
export function Dialog({ heading, action, closeLabel, onClose, children }: DialogProps) {
  const id = useId()
  const handleClose = useClosing(true, onClose)
  return (
    <MuiTheme>
      <MuiDialog
        open
        onClose={handleClose}
        aria-labelledby={id}
        slotProps={{ paper: { className: styles.paper } }}
      >
        <h2 id={id} data-size="title">
          {heading}
        </h2>
        <div className={styles.content}>{children}</div>
        <div className={styles.actions}>
          {action}
          <Button variant="quiet" onClick={onClose}>
            {closeLabel}
          </Button>
        </div>
      </MuiDialog>
    </MuiTheme>
  )
}
