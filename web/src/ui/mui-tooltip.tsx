import type { RefObject, SyntheticEvent } from 'react'
import Tooltip from '@mui/material/Tooltip'
import { MuiTheme } from '#web/theme/mui-theme.tsx'
import styles from './mui-tooltip.module.css'

type MuiTooltipProps = {
  readonly text: string
  readonly anchor: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly onClose: (event: Event | SyntheticEvent) => void
}

/** MUI's tooltip, whose positioning is larger than a page: import it with the first one that opens. */
export function MuiTooltip({ text, anchor, isOpen, onClose }: MuiTooltipProps) {
  return (
    <MuiTheme>
      <Tooltip
        open={isOpen}
        onClose={onClose}
        title={text}
        slotProps={{
          // Beside its button, because what is on the page belongs to one of its landmarks.
          popper: { anchorEl: () => anchor.current ?? document.body, disablePortal: true },
          tooltip: { className: styles.tooltip },
        }}
      >
        <span aria-hidden="true" />
      </Tooltip>
    </MuiTheme>
  )
}
