import { Button } from '#web/ui/button.tsx'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import styles from './outdated-page.module.css'

/** Offers to load the page again, because the server no longer accepts what this one sends (rule 9.8). */
export function OutdatedPage() {
  return (
    <div className={styles.root} role="alert">
      <p>{checkoutCopy.outdated.text}</p>
      <Button variant="quiet" onClick={() => location.reload()}>
        {checkoutCopy.outdated.reload}
      </Button>
    </div>
  )
}
