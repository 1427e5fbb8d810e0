import { totalsOf } from '#shared/pricing.ts'
import { AboutShillings } from '#web/components/about-shillings.tsx'
import { periodWords } from '#web/content/periods.ts'
import { useAppSelector } from '#web/state/hooks.ts'
import { selectLines } from './quote-slice.ts'
import styles from './quote-notes.module.css'

/** What the total doesn't say by itself: it is one payment, and about how much in shillings. */
export function QuoteNotes() {
  const lines = useAppSelector(selectLines)
  if (lines.length === 0) return null
  return (
    <div className={styles.notes}>
      <p>{periodWords.onePayment}</p>
      <p>
        <AboutShillings total={totalsOf(lines).total} />
      </p>
    </div>
  )
}
