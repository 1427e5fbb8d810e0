import { Link } from 'react-router-dom'
import { LinkButton } from '#web/ui/button.tsx'
import { CheckList } from '#web/ui/check-list.tsx'
import { Container } from '#web/ui/container.tsx'
import { VisuallyHidden } from '#web/ui/for-screen-readers.tsx'
import { contactAboutPlan, contactLink } from '#web/content/prepared-messages.ts'
import { planSizes, plans } from '#web/content/plans.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import { formatPlanPrice } from '#web/content/plan-currency.ts'
import figureStyles from '#web/ui/figure.module.css'
import { isInPairs } from '#web/site/is-in-pairs.ts'
import styles from './plan-cards.module.css'

export function PlanCards() {
  const { heading, popular, per, noPayment, consent } = pricing.plans
  return (
    <Container>
      <section>
        <h2>
          <VisuallyHidden>{heading}</VisuallyHidden>
        </h2>
        <small>{noPayment}</small>
        <ul
          className={styles.cards}
          role="list"
          data-in-pairs={isInPairs(plans)}
          data-single={plans.length === 1}
        >
          {plans.map((plan) => {
            const { slug, name, price, description, features, isPopular } = plan
            return (
              <li className={styles.card} key={slug} data-surface="paper" data-popular={isPopular}>
                {isPopular && <span className={styles.badge}>{popular}</span>}
                <h3>{name}</h3>
                <p>{description}</p>
                <div className={styles.price}>
                  <strong className={figureStyles.figure} translate="no">
                    {formatPlanPrice(price)}
                  </strong>
                  <span>{per}</span>
                </div>
                <LinkButton
                  {...contactLink(contactAboutPlan(plan), slug)}
                  variant={isPopular ? 'primary' : 'quiet'}
                >
                  {plan.cta}
                </LinkButton>
                <dl className={styles.size}>
                  {planSizes.map(({ term, values }) => (
                    <div key={term}>
                      <dt>{term}</dt>
                      <dd>{values[slug]}</dd>
                    </div>
                  ))}
                </dl>
                <CheckList list={features} />
              </li>
            )
          })}
        </ul>
        <p className={styles.consent}>
          {consent.before} <Link to={consent.link.to}>{consent.link.text}</Link>
          {consent.after}
        </p>
      </section>
    </Container>
  )
}
