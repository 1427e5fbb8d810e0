import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import { loadingCopy } from '#web/content/loading.ts'
import styles from './loading-bar.module.css'

/** How long a page may load before the visitor is told, in ms (rule 14.5). */
const loadingDelay = 300

/** A bar above the page, and an announcement, while something is loading. */
export function LoadingBar({ isLoading }: { readonly isLoading: boolean }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isLoading) return undefined
    const timer = setTimeout(() => setShown(true), loadingDelay)
    return () => {
      clearTimeout(timer)
      setShown(false)
    }
  }, [isLoading])
  return (
    <div aria-live="polite">
      {isShown && <div className={styles.bar}>{loadingCopy.loading}</div>}
    </div>
  )
}

export function NavigationProgress() {
  return <LoadingBar isLoading={useNavigation().state === 'loading'} />
}
