import { useEffect, useState, type RefObject } from 'react'

/** How long a card stays highlighted, in ms (rule 3.3). */
const interval = 3000

/**
 * An index that advances every 3 seconds, and a setter. It stands still while the list is off screen, while it is held,
 * and with reduced motion.
 *
 * @param count - the number of indices
 */
export function useRotation(count: number, list: RefObject<Element | null>, isHeld: boolean) {
  const [index, setIndex] = useState(0)
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    if (!list.current) return undefined
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1)
      if (last) setIsInView(last.isIntersecting)
    })
    observer.observe(list.current)
    return () => observer.disconnect()
  }, [list])
  useEffect(() => {
    if (!isInView || isHeld) return undefined
    const timer = setInterval(() => {
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
      setIndex((current) => (current + 1) % count)
    }, interval)
    return () => clearInterval(timer)
  }, [count, isHeld, isInView])
  return [index, setIndex] as const
}
