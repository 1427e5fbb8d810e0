import type { PlanAddOn } from '#web/content/plans.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import { formatPlanPrice } from '#web/content/plan-currency.ts'
import styles from './price-list.module.css'

/** One-off purchases with their prices aligned. */
export function PriceList({ list }: { readonly list: readonly PlanAddOn[] }) {
  return (
    <dl className={styles.list}>
      {list.map(({ slug, name, description, price, unit }) => (
        <div key={slug}>
          <dt>
            {name}
            <small>{description}</small>
          </dt>
          <dd>{formatPlanPrice(price)}</dd>
          <dd>{pricing.addOns.per(unit)}</dd>
        </div>
      ))}
    </dl>
  )
}
