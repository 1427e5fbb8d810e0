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

/** A day in UTC, such as `2026-11-22`. As text, days compare like dates. */
export type Day = string

/** A price that an offer had, and the last day on which it was charged. An offer lists the earliest first. */
export type FormerPrice = { readonly cents: Cents; readonly until: Day }
