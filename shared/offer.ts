import type { Cents } from './money.ts'

/** How lines are grouped, ordered and stored: paid once, or for a month. A package pays for the first month (rule 7.15). */
export const periods = ['once', 'month'] as const

export type Period = (typeof periods)[number]

/** What a price pays for: work that is done once, or a year or a month of a service. */
export const terms = [...periods, 'year'] as const

export type Term = (typeof terms)[number]

/** A year is paid once. */
export const periodOf = (term: Term): Period => (term === 'month' ? 'month' : 'once')

/** The scope of a fixed price, as parts of a sentence. */
export type Coverage = {
  /** How much: sites, people, devices. */
  readonly extent: string
  /** The most people, or their mailboxes, if its words name such a limit. */
  readonly people?: number
  /** What costs extra, each as an item of a list. */
  readonly without: readonly string[]
}

/** An offer with a fixed price. */
export type Offer = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly covers: Coverage
  readonly price: Cents
  readonly formerPrices?: readonly FormerPrice[]
  /** `once` by default. */
  readonly term?: Term
}

/** What follows a number, in the language's forms: "seat" after 1, "seats" after others. */
export type Unit = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** An offer priced by quantity, which is set with a slider. */
export type SliderOffer = {
  readonly id: string
  /** The line's name in the quote, at the checkout and at the payment provider. */
  readonly name: string
  /** The slider's label. */
  readonly label: string
  /** The unit, as it follows a number. */
  readonly unit: Unit
  /** The unit in its price, if its name says more than that. */
  readonly per?: string
  /** What other offers leave out and this one brings. */
  readonly supplies?: string
  /** Per unit. */
  readonly price: Cents
  readonly formerPrices?: readonly FormerPrice[]
  readonly term: Term
  /** The slider's maximum. Its minimum, 0, means no line. */
  readonly max: number
  readonly step: number
  readonly initial: number
}

/** A day in UTC, such as `2026-11-22`. As text, days compare like dates. */
export type Day = string

/** A price that an offer had, and the last day on which it was charged. An offer lists the earliest first. */
export type FormerPrice = { readonly cents: Cents; readonly until: Day }

/** A tax on what is sold. */
export type TaxRule = {
  /** With at most two decimals, which the build checks: 16 for 16 %, 5.5 for 5.5 %. */
  readonly percent: number
} & (
  | {
      /** Whether the prices include it; otherwise it is added to their sum. */
      readonly isIncluded: boolean
      /** What the percentage is of, by law: the price without the tax (rule 10.5). */
      readonly base?: 'net' | undefined
    }
  // The price itself, tax included, as Brazil's ISS: 5 % of 100.00 is 5.00, not 4.76.
  | { readonly isIncluded: true; readonly base: 'price' }
)
