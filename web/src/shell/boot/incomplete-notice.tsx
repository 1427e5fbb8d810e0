import { Button } from '#web/ui/button.tsx'
import { loadingCopy } from '#web/content/loading.ts'
import { incompleteNoticeId } from './show-incomplete-notice.ts'
import styles from './incomplete-notice.module.css'

/** Shown by boot.ts if the page's scripts can't be loaded (rule 14.4): React isn't there to draw it. */
export function IncompleteNotice() {
  return (
    <div className={styles.notice} id={incompleteNoticeId} role="alert" hidden>
      <p>{loadingCopy.incomplete}</p>
      <Button variant="quiet">{loadingCopy.notLoaded.tryAgain}</Button>
    </div>
  )
}
