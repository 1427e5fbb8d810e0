import { useEffect, useState } from 'react'

/** How long a card stays highlighted, in ms (rule 3.3). */
const interval = 3000

/**
 * An index that advances every 3 seconds while it is running, never with reduced motion, and a setter.
 *
 * @param count - the number of indices
 */
export function useRotation(count: number, isRunning: boolean) {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => {
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
      setIndex((current) => (current + 1) % count)
    }, interval)
    return () => clearInterval(timer)
  }, [count, isRunning])
  return [index, setIndex] as const
}
