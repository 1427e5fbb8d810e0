import { useEffect, useState, type ComponentProps } from 'react'
import styles from './for-screen-readers.module.css'

/**
 * For an element that is in the page before its text: the text is announced each time it changes. Not the role "status", which
 * Firefox leaves out of descriptions, and which Orca reads as "statusbar" also where it is empty.
 */
export const announced = { 'aria-live': 'polite', 'aria-atomic': true } as const

/** For assistive technology only. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span className={styles.visuallyHidden} {...props} />
}

/** How long an announcement stays in the page, in ms. Whoever reads on would meet it again, perhaps when it is untrue. */
const announcementTime = 5_000

/** Says a text, and each change of it, to assistive technology only. */
export function Announcement({ children: text }: { readonly children: string | false }) {
  const [said, setSaid] = useState<typeof text>('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), announcementTime)
    return () => {
      clearTimeout(timer)
      setSaid('')
    }
  }, [text])
  return <VisuallyHidden {...announced}>{text !== said && text}</VisuallyHidden>
}
