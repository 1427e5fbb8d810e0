import { useEffect, useState } from 'react'

/** How long a card stays lit, in ms (rule 3.3). */
const interval = 3000

/**
 * The index that is lit: it moves on every 3 seconds while it runs, and can be set.
 *
 * @param count - how many there are to light
 */
export function useRotation(count: number, isRunning: boolean) {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setIndex((lit) => (lit + 1) % count), interval)
    return () => clearInterval(timer)
  }, [count, isRunning])
  return [index, setIndex] as const
}
