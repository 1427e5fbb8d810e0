import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { useResting } from '#web/lib/use-resting.ts'

// Its positioning library weighs more than the page that it explains: loaded when a pointer first rests on a control.
const Tooltip = lazy(() => import('@mui/material/Tooltip'))

/** How long a pointer or the focus rests before the hint shows, in ms (rule 12.3). */
const delay = 700

type HintProps = { readonly text: string; readonly children: ReactNode }

/** Names a control that shows no words, for people who see it. The control itself carries the same name. */
export function Hint({ text, children }: HintProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const [isNear, setIsNear] = useState(false)
  const isOpen = useResting(isNear, delay)
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  return (
    <span
      ref={anchor}
      role="presentation"
      onPointerEnter={() => setIsNear(true)}
      onPointerLeave={() => setIsNear(false)}
      onFocus={() => setIsNear(true)}
      onBlur={() => setIsNear(false)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setIsNear(false)
      }}
    >
      {children}
      {wasOpened && (
        <Suspense>
          <Tooltip
            open={isOpen}
            title={text}
            slotProps={{ popper: { anchorEl: () => anchor.current ?? document.body } }}
          >
            <span aria-hidden="true" />
          </Tooltip>
        </Suspense>
      )}
    </span>
  )
}
