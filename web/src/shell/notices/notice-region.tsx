import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { isComposing } from '#web/ui/browser/is-composing.ts'
import { Icon } from '#web/ui/icon.tsx'
import {
  endNotice,
  noticeDuration,
  shownNotices,
  subscribeToNotices,
  type ShownNotice,
} from '#web/ui/browser/notifications.ts'
import { layoutCopy } from '#web/content/layout.ts'
import styles from './notice-region.module.css'

// Each in a live region of its own: an alert inside a polite one would be announced twice.
const voices = ['assertive', 'polite'] as const
const voiceOf = ({ notice }: ShownNotice) => (notice.isDestructive ? 'assertive' : 'polite')

const none: readonly ShownNotice[] = []

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/**
 * Where notifications appear (rules 12.1 and 12.5). It is in the page before the first one, because screen readers may
 * not announce what arrives together with its live region.
 */
export function NoticeRegion() {
  const shown = useSyncExternalStore(subscribeToNotices, shownNotices, () => none)
  const isTabHidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  )
  const [isHovered, setIsHovered] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const focusedBefore = useRef<Element>(null)

  const region = useRef<HTMLElement>(null)
  const isEmpty = shown.length === 0
  const returnFocus = () => {
    if (focusedBefore.current instanceof HTMLElement)
      focusedBefore.current.focus({ preventScroll: true })
    setHasFocus(false)
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isHotkey(event)) {
      event.preventDefault()
      region.current?.focus()
    }
    if (hasFocus && event.key === 'Escape' && !isComposing(event)) returnFocus()
  })
  useEffect(() => {
    if (isEmpty) return undefined
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [isEmpty])

  // No pointerleave is fired when the element under the pointer is removed.
  if (isHovered && isEmpty) setIsHovered(false)

  const close = (id: number) => {
    returnFocus()
    endNotice(id)
  }

  return (
    <section
      className={styles.region}
      // Without notifications it is no landmark.
      aria-label={isEmpty ? undefined : layoutCopy.notices}
      aria-keyshortcuts={isEmpty ? undefined : 'Alt+T'}
      tabIndex={-1}
      ref={region}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setHasFocus(true)
        if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget
      }}
      onBlur={({ currentTarget, relatedTarget }) =>
        setHasFocus(currentTarget.contains(relatedTarget))
      }
    >
      {voices.map((voice) => (
        <div key={voice} aria-live={voice}>
          {shown
            .filter((each) => voiceOf(each) === voice)
            .map((each) => (
              <NoticeCard
                key={each.id}
                shown={each}
                isLatest={each === shown.at(-1)}
                isHeld={isTabHidden || isHovered || hasFocus}
                onClose={() => close(each.id)}
              />
            ))}
        </div>
      ))}
    </section>
  )
}

/** The agreed Alt+T, by its place on the keyboard, unless it would type something else in a field, such as a Mac's "†". */
function isHotkey({ code, key, altKey, ctrlKey, target }: KeyboardEvent) {
  const isTyped = key !== 't' && target instanceof Element && target.matches(':read-write')
  return code === 'KeyT' && altKey && !ctrlKey && !isTyped
}

type NoticeCardProps = {
  readonly shown: ShownNotice
  readonly isLatest: boolean
  /** Keeps the notification up; its time starts over afterwards. */
  readonly isHeld: boolean
  readonly onClose: () => void
}

function NoticeCard({ shown, isLatest, isHeld, onClose }: NoticeCardProps) {
  const { id, notice } = shown
  useEffect(() => {
    if (isHeld || notice.stays) return undefined
    const timer = setTimeout(() => endNotice(id), noticeDuration)
    return () => clearTimeout(timer)
  }, [id, isHeld, notice.stays])
  return (
    <div data-destructive={notice.isDestructive} data-latest={isLatest}>
      <button type="button" aria-label={layoutCopy.closeNotice} onClick={onClose}>
        <Icon name="close" size={20} />
      </button>
      {/* Together in one block, with a break: else screen readers join the last word of one to the first of the other. */}
      <p>
        <strong>{notice.title}</strong> <br />
        <span>{notice.description}</span>
      </p>
    </div>
  )
}
