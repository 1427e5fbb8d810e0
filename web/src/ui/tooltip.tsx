import { useEffect, useState, type ReactNode } from 'react'
import { useOnDemand } from './use-on-demand.ts'

// Where it can't load, the button is still named for assistive technology.
const loadTooltip = async () => import('./open-tooltip.tsx')

/** How long after hover or focus the tooltip appears, in ms (rule 12.3). */
const enterDelay = 700

type TooltipProps = { readonly text: string; readonly children: ReactNode }

/** Shows the name of an icon button. The button itself has the same name for assistive technology. */
export function Tooltip({ text, children }: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [loaded, request] = useOnDemand(loadTooltip)
  useEffect(() => {
    if (!anchor) return undefined
    const timer = setTimeout(() => {
      request()
      setIsOpen(true)
    }, enterDelay)
    return () => {
      clearTimeout(timer)
      setIsOpen(false)
    }
  }, [anchor, request])
  return (
    <span
      role="presentation"
      onPointerEnter={({ currentTarget }) => setAnchor(currentTarget)}
      onPointerLeave={() => setAnchor(null)}
      onFocus={({ currentTarget, target }) => {
        // A tap moves the focus after the pointer has left, and would leave the tooltip open.
        if (target.matches(':focus-visible')) setAnchor(currentTarget)
      }}
      onBlur={() => setAnchor(null)}
    >
      {children}
      {isOpen && anchor && loaded && (
        <loaded.OpenTooltip text={text} anchor={anchor} onClose={() => setAnchor(null)} />
      )}
    </span>
  )
}
