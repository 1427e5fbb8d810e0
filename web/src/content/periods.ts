import type { Period } from '#shared/offer.ts'
import { paymentPageMinutes } from '#shared/lifetimes.ts'
import { paymentTerms } from '#shared/seller.ts'
import { percentText } from '#shared/tax.ts'
import { company, packageCurrencyName, planCurrency } from '#web/content/company.ts'
import { policyFigures } from './policy-figures.ts'

const { processors } = company

const ofWhole = {
  paid: 'paid once',
  withOrder: 'paid once, by card with the order or by bank transfer on our invoice',
  contract: `One payment in ${packageCurrencyName}.`,
  toPay: 'pay by card',
  proof: `Paid by card on the page of ${processors.payments}, whose receipt is the proof of payment.`,
  isPaid: 'This order is paid',
}

const ofDeposit = (share: string): typeof ofWhole => ({
  paid: `of which ${share} is paid with the order`,
  withOrder: `to ${share} paid with the order, by card or bank transfer, and otherwise on delivery`,
  contract: `${share} is one payment in ${packageCurrencyName}, with the order; we invoice the rest on delivery.`,
  toPay: `pay ${share} of it by card`,
  proof: `${share} was paid by card on the page of ${processors.payments}, whose receipt is the proof of payment.`,
  isPaid: `${share} of this order is paid`,
})

/** How a package is paid, in sentences: a function, as the amounts are. */
export function paymentWords({ percentWithOrder: percent } = paymentTerms): typeof ofWhole {
  return percent === 100 ? ofWhole : ofDeposit(percentText({ percent }))
}

/** Which of the two ways to buy a visitor needs (rules 5.5 and 7.15). */
export const planOrPackage = () =>
  `For ongoing support, a plan in ${planCurrency.name}; for a project and its extras, a package, ${paymentWords().paid} in ${packageCurrencyName}.`

/** How many lines a package has. */
export const itemCount = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`

/** The headings of monthly and one-off lines (rule 7.15). */
export const periodCopy = {
  once: 'One-time',
  month: 'Monthly, first month',
} as const satisfies Record<Period, string>

/** The payment, and what follows the first month (rule 7.15): a promise for the owner to confirm. */
export const packagePayment = () =>
  `${paymentWords().contract} Nothing renews: after the first month we invoice only if you continue.`

/** A package can be paid for before anybody has seen the site: the same words everywhere (rule 13.4). */
export const priceChange = 'If the price has to change, you approve it or get a full refund.'
export const surveyFirst = `We survey first. ${priceChange}`

/** The next steps after a payment, with their times (rule 13.6). */
export const callAndSurvey = `We call within ${policyFigures.callBusinessDays} business days of your payment to agree dates. The survey follows within ${policyFigures.surveyBusinessDays} business days of that call.`

/** What the site can't learn: whether a payment page that has ended was paid (rule 10.9). */
export const paymentPageLife = `The payment page lasts ${paymentPageMinutes} minutes. If it has ended and no receipt came by email, nothing was paid: Pay opens a new one.`

/** The two documents of a package paid by card: the same words everywhere (rule 13.5). */
export const taxInvoice = `${company.processors.payments} emails your receipt at once. Our tax invoice follows through eTIMS within ${policyFigures.taxInvoiceBusinessDays} business days, in ${planCurrency.name} at the Central Bank’s mean rate of the day you paid, to the PIN given on the payment page.`

/** Of a quote that has left its visitor. */
export const pricesUntil = (day: string) => `Prices hold until ${day}.`

/** Where former prices still hold (rule 7.22). */
export const yourPriceUntil = (day: string) => `Your price until ${day}: prices have risen.`
