import type { Cents } from './money.ts'

/** What a price is for: work done once, or one period of a service. A package pays for the first period (rule 7.15). */
export const periods = ['once', 'month'] as const

export type Period = (typeof periods)[number]

/** The scope of a fixed price, as parts of a sentence. */
type Coverage = {
  /** How much: sites, people, devices. */
  readonly extent: string
  /** For how long; none for work that is done once. */
  readonly duration?: string
  /** What costs extra. */
  readonly without: string
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
  readonly period?: Period
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
  /** Per unit. */
  readonly price: Cents
  readonly formerPrices?: readonly FormerPrice[]
  readonly period: Period
  /** The slider's maximum. Its minimum, 0, means no line. */
  readonly max: number
  readonly step: number
  readonly initial: number
}

/** A day in UTC, such as `2026-11-22`. As text, days compare like dates. */
export type Day = string

/** A price that an offer had, and the last day on which it was charged. An offer lists the earliest first. */
export type FormerPrice = { readonly cents: Cents; readonly until: Day }
