import { Icon } from '#web/ui/icon.tsx'
import { VisuallyHidden } from '#web/ui/for-screen-readers.tsx'
import { formatPlanPrice } from '#web/content/plan-currency.ts'
import { planComparison, plans } from '#web/content/plans.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import styles from './plan-comparison.module.css'

const copy = pricing.comparison

/** What each plan includes and costs, side by side. On a phone each row's title is above its values. */
export function PlanComparison() {
  return (
    <div className={styles.frame} data-surface="paper">
      <table aria-label={copy.table}>
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
          <tr>
            <th scope="row">{copy.pricePer}</th>
            {plans.map(({ slug, price }) => (
              <td key={slug}>
                <b translate="no">{formatPlanPrice(price)}</b>
              </td>
            ))}
          </tr>
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
      <p>{copy.words}</p>
    </div>
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
