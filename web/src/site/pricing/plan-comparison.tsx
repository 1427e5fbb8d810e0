import { Icon } from '#web/ui/icon.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { Plan, PlanComparisonRow } from '#web/content/plans.ts'
import { pricing } from '#web/content/pricing.ts'
import styles from './plan-comparison.module.css'

const words = pricing.comparison

type PlanComparisonProps = {
  readonly plans: readonly Plan[]
  readonly rows: readonly PlanComparisonRow[]
}

/** What each plan includes, side by side. */
export function PlanComparison({ plans, rows }: PlanComparisonProps) {
  return (
    <>
      <p className={styles.hint}>{words.scrollHint}</p>
      <div className={styles.frame} tabIndex={0} role="region" aria-label={words.table}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.term}</th>
              {plans.map(({ slug, name }) => (
                <th key={slug} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ term, values }) => (
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
      <VisuallyHidden>{words.included}</VisuallyHidden>
    </>
  ) : (
    <span data-missing="">{words.notIncluded}</span>
  )
}
