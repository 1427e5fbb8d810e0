import { useEffect, useRef, useState, type ReactNode } from 'react'
import { isComposing } from './browser/is-composing.ts'
import { useOnDemand } from './use-on-demand.ts'

// Where it can't load, the button is still named for assistive technology.
const loadTooltip = async () => import('./mui-tooltip.tsx')

/** How long after hover or focus the tooltip appears, in ms (rule 12.3). */
const enterDelay = 700

type TooltipProps = { readonly text: string; readonly children: ReactNode }

/** Shows the name of an icon button. The button itself has the same name for assistive technology. */
export function Tooltip({ text, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const [isHovered, setIsHovered] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const [loaded, request] = useOnDemand(loadTooltip)
  useEffect(() => {
    if (!isHovered) return undefined
    const timer = setTimeout(() => {
      request()
      setIsOpen(true)
    }, enterDelay)
    return () => {
      clearTimeout(timer)
      setIsOpen(false)
    }
  }, [isHovered, request])
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
      {loaded && (
        <loaded.MuiTooltip
          {...{ text, anchor, isOpen }}
          // On Escape, wherever the focus is.
          onClose={(event) => {
            if (!(event instanceof KeyboardEvent && isComposing(event))) setIsHovered(false)
          }}
        />
      )}
    </span>
  )
}
