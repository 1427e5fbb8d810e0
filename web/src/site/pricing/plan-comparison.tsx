import { Icon } from '#web/ui/icon.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { planComparison, plans } from '#web/content/plans.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import styles from './plan-comparison.module.css'

const copy = pricing.comparison

/** What each plan includes, side by side. */
export function PlanComparison() {
  return (
    <>
      <p className={styles.hint}>{copy.scrollHint}</p>
      <div
        className={styles.frame}
        data-surface="paper"
        tabIndex={0}
        role="region"
        aria-label={copy.table}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{copy.term}</th>
              {plans.map(({ slug, name }) => (
                <th key={slug} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {planComparison.map(({ term, values }) => (
              <tr key={term}>
                <th scope="row">{term}</th>
                {plans.map(({ slug }) => (
                  <td key={slug}>
                    <Included value={values[slug]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Included({ value }: { readonly value: boolean | string }) {
  if (typeof value === 'string') return value
  return value ? (
    <>
      <Icon name="check" size={20} />
      <VisuallyHidden>{copy.included}</VisuallyHidden>
    </>
  ) : (
    <span data-missing="">{copy.notIncluded}</span>
  )
}
