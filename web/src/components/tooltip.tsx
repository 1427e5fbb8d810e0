import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './tooltip.module.css'

// Its positioning library is larger than the page that uses it, so both load with the first tooltip shown.
const MuiTooltip = lazy(() => import('@mui/material/Tooltip'))

/** How long after hover or focus the tooltip appears, in ms (rule 12.3). */
const enterDelay = 700

type TooltipProps = { readonly text: string; readonly children: ReactNode }

/** Shows the name of an icon button. The button itself has the same name for assistive technology. */
export function Tooltip({ text, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const [isHovered, setIsHovered] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  useEffect(() => {
    if (!isHovered) return undefined
    const timer = setTimeout(() => setIsOpen(true), enterDelay)
    return () => {
      clearTimeout(timer)
      setIsOpen(false)
    }
  }, [isHovered])
  return (
    <span
      ref={anchor}
      role="presentation"
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsHovered(true)}
      onBlur={() => setIsHovered(false)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setIsHovered(false)
      }}
    >
      {children}
      {wasOpened && (
        <Suspense>
          <MuiTooltip
            open={isOpen}
            title={text}
            slotProps={{
              popper: { anchorEl: () => anchor.current ?? document.body },
              tooltip: { className: styles.tooltip },
            }}
          >
            <span aria-hidden="true" />
          </MuiTooltip>
        </Suspense>
      )}
    </span>
  )
}
