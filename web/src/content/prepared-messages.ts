import { aboutFragment } from '#shared/inline-script.ts'
import { seller, taxName } from '#shared/seller.ts'
import { isTaxed } from '#shared/tax.ts'
import { orderNumberLabel, orderReferenceLabel } from '#shared/words.ts'
import type { ContactMessage } from './contact.ts'
import { paths } from './paths.ts'
import { formatPlanPrice, type PlanPrice } from './plan-currency.ts'
import { planPeriod } from './plan-prices.ts'

/** What the contact page's form begins with. */
type ContactState = Partial<ContactMessage> & { readonly message: string }

/**
 * A link that begins a message, also in a new tab, where the router's state doesn't come along. The fragment reaches no
 * server.
 *
 * @param about - a plan's slug, or the message, without what is only the buyer's
 */
export const contactLink = (state: ContactState, about: string = state.message) => ({
  to: `${paths.contact}${aboutFragment}${encodeURIComponent(about)}`,
  state,
})

/** For a visitor who chose an offer. It follows "the" where its price is given, such as "Core plan" and "KES 29,000 a month". */
export const contactAbout = (offer: string, price?: string): ContactState => ({
  message: `We would like${price === undefined ? `: ${offer}` : ` the ${offer} (${price})`}. How do we start?`,
})

/** For a visitor with a question about a package, given as text. */
export const contactAboutQuote = (quote: string): ContactState => ({
  message: `We have a question about this package. ${quote}\n\nOur question: `,
})

/** What no form asks for: the buyer fills it in, and deletes what doesn't apply. */
const forInvoice = [
  `Our ${seller.taxNumber.label}${isTaxed() ? ` or ${taxName} number` : ''}: `,
  `${orderNumberLabel}: `,
  `What applies: we withhold tax / ${isTaxed() ? `we are exempt from ${taxName} / ` : ''}we are abroad`,
].join('\n')

/** The order of a buyer who pays by bank transfer: what invoice and call need (rule 9.17). */
export const contactAboutTransfer = (
  quote: string,
  buyer: readonly string[] = [],
  sender: Partial<Omit<ContactMessage, 'message'>> = {},
): ContactState => ({
  ...sender,
  message: [
    `We order this package by bank transfer, under your terms. ${quote}`,
    ['Please invoice:', ...buyer].join('\n'),
    forInvoice,
  ].join('\n\n'),
})

/** For a buyer with a question about an order. */
export const contactAboutOrder = (reference: string): ContactState => ({
  message: `${orderReferenceLabel}: ${reference}\n\n`,
})

type ChosenPlan = { readonly name: string; readonly price: PlanPrice }

/** For a visitor who chose a plan, with the price that was shown (rule 5.4). */
export const contactAboutPlan = ({ name, price }: ChosenPlan) =>
  contactAbout(`${name} plan`, `${formatPlanPrice(price)} a ${planPeriod}`)
