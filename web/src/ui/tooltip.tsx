import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useOnDemand } from './use-on-demand.ts'
import styles from './tooltip.module.css'

// Its positioning library is larger than the page that uses it, so both load with the first tooltip shown. Where that
// fails, the button is still named for assistive technology.
const loadMuiTooltip = async () => import('@mui/material/Tooltip')

/** How long after hover or focus the tooltip appears, in ms (rule 12.3). */
const enterDelay = 700

type TooltipProps = { readonly text: string; readonly children: ReactNode }

/** Shows the name of an icon button. The button itself has the same name for assistive technology. */
export function Tooltip({ text, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const [isHovered, setIsHovered] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const [mui, requestMui] = useOnDemand(loadMuiTooltip)
  useEffect(() => {
    if (!isHovered) return undefined
    const timer = setTimeout(() => {
      requestMui()
      setIsOpen(true)
    }, enterDelay)
    return () => {
      clearTimeout(timer)
      setIsOpen(false)
    }
  }, [isHovered, requestMui])
  return (
    <span
      ref={anchor}
      role="presentation"
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={({ target }) => {
        // A tap moves the focus after the pointer has left, and would leave the tooltip open.
        if (target.matches(':focus-visible')) setIsHovered(true)
      }}
      onBlur={() => setIsHovered(false)}
    >
      {children}
      {mui && (
        <mui.default
          open={isOpen}
          // On Escape, wherever the focus is.
          onClose={() => setIsHovered(false)}
          title={text}
          slotProps={{
            // Beside its button, because what is on the page belongs to one of its landmarks.
            popper: { anchorEl: () => anchor.current ?? document.body, disablePortal: true },
            tooltip: { className: styles.tooltip },
          }}
        >
          <span aria-hidden="true" />
        </mui.default>
      )}
    </span>
  )
}
