import { useEffect, useState } from 'react'

/** Whether something has gone on for this long, in ms, without a break. */
export function useResting(isGoingOn: boolean, delay: number): boolean {
  const [hasRested, setHasRested] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return undefined
    const timer = setTimeout(() => setHasRested(true), delay)
    return () => {
      clearTimeout(timer)
      setHasRested(false)
    }
  }, [isGoingOn, delay])
  return hasRested
}
