import { LinkButton } from '#web/ui/button.tsx'
import { CheckList } from '#web/ui/check-list.tsx'
import { paths } from '#web/content/paths.ts'
import type { Plan } from '#web/content/plans.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import { contactState } from '#web/content/contact-state.ts'
import { formatPlanPrice } from '#web/content/plan-currency.ts'
import figureStyles from '#web/ui/figure.module.css'
import styles from './plan-cards.module.css'

/** The monthly plans. Each button passes the plan's name to the contact page. */
export function PlanCards({ list }: { readonly list: readonly Plan[] }) {
  return (
    <ul className={styles.cards} role="list">
      {list.map(({ slug, name, price, period, description, features, cta, isPopular }) => (
        <li className={styles.card} key={slug} data-popular={isPopular}>
          {isPopular && <span className={styles.badge}>{pricing.plans.popular}</span>}
          <h3>{name}</h3>
          <p>{description}</p>
          <div className={styles.price}>
            <strong className={figureStyles.figure}>{formatPlanPrice(price)}</strong>
            <span>{pricing.plans.per(period)}</span>
          </div>
          <CheckList list={features} />
          <LinkButton
            to={paths.contact}
            state={contactState(name)}
            variant={isPopular ? 'primary' : 'quiet'}
          >
            {cta}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
