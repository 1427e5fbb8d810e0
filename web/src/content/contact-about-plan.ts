import { contactAbout } from './contact-state.ts'
import { formatPlanPrice } from './plan-currency.ts'
import type { Plan } from './plans.ts'

/** For a visitor who chose a plan, with the price that was shown (rule 5.4). */
export const contactAboutPlan = ({
  name,
  price,
  period,
}: Pick<Plan, 'name' | 'price' | 'period'>) =>
  contactAbout(`${name} plan`, `${formatPlanPrice(price)} a ${period}`)
