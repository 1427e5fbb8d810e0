import { contactAbout } from './contact-state.ts'
import { formatPlanPrice, type PlanPrice } from './plan-currency.ts'
import { planPeriod } from './plan-prices.ts'

type ChosenPlan = { readonly name: string; readonly price: PlanPrice }

/** For a visitor who chose a plan, with the price that was shown (rule 5.4). */
export const contactAboutPlan = ({ name, price }: ChosenPlan) =>
  contactAbout(`${name} plan`, `${formatPlanPrice(price)} a ${planPeriod}`)
