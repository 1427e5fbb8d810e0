import type { QuoteLine } from '#shared/pricing.ts'
import { notInPrice } from '#web/content/limits.ts'
import noteStyles from './payment-notes.module.css'

/** What no line of a package includes (rule 7.25). */
export function NotInPrice({ lines }: { readonly lines: readonly Pick<QuoteLine, 'id'>[] }) {
  const sentences = notInPrice(lines)
  return (
    <div className={noteStyles.notes} data-not-included="">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}
