import { useEffect, useRef } from 'react'
import { layoutWords } from '#web/content/layout.ts'
import {
  maxNotices,
  noticeDuration,
  noticeEnded,
  type ShownNotice,
} from '#web/ui/browser/notifications.ts'
import styles from './plain-notices.module.css'

/** Draws notifications without the library that usually does, as for a visitor who has lost the connection (rule 12.5). */
export function PlainNotices({ shown }: { readonly shown: readonly ShownNotice[] }) {
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const focusRegion = ({ altKey, code }: KeyboardEvent) => {
      if (altKey && code === 'KeyT') region.current?.focus()
    }
    addEventListener('keydown', focusRegion)
    return () => removeEventListener('keydown', focusRegion)
  }, [])
  if (shown.length === 0) return null
  return (
    <section ref={region} className={styles.region} tabIndex={-1} aria-label={layoutWords.notices}>
      {shown.map((each, index) => (
        <PlainNotice key={each.id} {...each} isVisible={index >= shown.length - maxNotices} />
      ))}
    </section>
  )
}

type PlainNoticeProps = ShownNotice & {
  /** False while newer ones take its place. Its time goes on. */
  readonly isVisible: boolean
}

function PlainNotice({ id, notice, isVisible }: PlainNoticeProps) {
  useEffect(() => {
    const timer = setTimeout(() => noticeEnded(id), noticeDuration)
    return () => clearTimeout(timer)
  }, [id])
  if (!isVisible) return null
  const { title, description, isDestructive } = notice
  return (
    <div role={isDestructive ? 'alert' : 'status'}>
      <strong>{title}</strong>
      <p>{description}</p>
    </div>
  )
}
