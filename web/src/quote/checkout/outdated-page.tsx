import { Button } from '#web/ui/button.tsx'
import { checkoutWords } from '#web/content/checkout.ts'
import styles from './outdated-page.module.css'

/** Offers to load the page again, because the server no longer accepts what this one sends (rule 9.8). */
export function OutdatedPage() {
  return (
    <div className={styles.root} role="alert">
      <p>{checkoutWords.outdated.text}</p>
      <Button look="quiet" onClick={() => location.reload()}>
        {checkoutWords.outdated.reload}
      </Button>
    </div>
  )
}
