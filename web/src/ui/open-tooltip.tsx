import MuiTooltip from '@mui/material/Tooltip'
import { MuiTheme } from '#web/theme/mui-theme.tsx'
import styles from './open-tooltip.module.css'

type OpenTooltipProps = {
  readonly text: string
  readonly anchor: HTMLElement | null
  /** On Escape, wherever the focus is. */
  readonly onClose: () => void
}

/** An open tooltip. MUI's positioning is larger than a page: import this with the first one that opens. */
export function OpenTooltip({ text, anchor, onClose }: OpenTooltipProps) {
  return (
    <MuiTheme>
      <MuiTooltip
        open
        onClose={onClose}
        title={text}
        slotProps={{
          // Beside its button, because what is on the page belongs to one of its landmarks.
          popper: { anchorEl: anchor, disablePortal: true },
          tooltip: { className: styles.tooltip },
        }}
      >
        <span aria-hidden="true" />
      </MuiTooltip>
    </MuiTheme>
  )
}
