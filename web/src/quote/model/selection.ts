import {
  customServiceId,
  resources,
  type FixedItemId,
  type Resource,
  type ResourceId,
} from '#shared/catalogue.ts'
import type { QuoteLine } from '#shared/pricing.ts'
import {
  emptySelection,
  initialSelection,
  isResourceId,
  priceSelection,
  withQuantity,
  type Choices,
  type Quote,
  type Selection,
} from '#shared/quote.ts'
import { peopleCounts, quotePresets } from '#web/content/quote-presets.ts'

/** The selection with an offer chosen, or without it if it was. */
export function toggleOffer(selection: Selection, id: FixedItemId): Selection {
  const { fixedItems } = selection
  if (fixedItems.includes(id)) return withoutLine(selection, id)
  return { ...selection, fixedItems: [...fixedItems, id] }
}

/** The selection without a line. As when deselected, a custom service keeps its name and price. */
export function withoutLine(selection: Selection, id: QuoteLine['id']): Selection {
  const { fixedItems, custom } = selection
  if (id === customServiceId) return { ...selection, custom: { ...custom, selected: false } }
  if (isResourceId(id)) return withQuantity(selection, id, 0)
  return { ...selection, fixedItems: fixedItems.filter((chosen) => chosen !== id) }
}

/** The slider's step nearest to a number; 0 for NaN. */
export function nearestStep({ max, step }: Resource, value: number): number {
  if (Number.isNaN(value)) return 0
  return Math.min(max, Math.max(0, Math.round(value / step) * step))
}

/** An example in place of all lines. What was chosen for the whole quote stays. */
export function withExample({ selection }: Choices, example: Selection): Choices {
  const { fixedItems, quantities, custom } = example
  return { selection: { ...selection, fixedItems, quantities, custom }, held: {} }
}

/** How many people there are, as quantities of what each needs one of (rule 7.26). */
export type People = Partial<Readonly<Record<ResourceId, number>>>

/** A selection for so many people. */
export const withPeople = (selection: Selection, people: People): Selection => ({
  ...selection,
  quantities: { ...selection.quantities, ...people },
})

/** For how many people a selection is, as far as the quantities say so. */
export const peopleIn = ({ quantities }: Selection): number =>
  Math.max(0, ...resources.map(({ id }) => (peopleCounts[id] ? quantities[id] : 0)))

/** The builder's choices on a first visit. */
export const initialChoices: Choices = { selection: initialSelection, held: {} }

/** The choices of a quote, or of one that was read, alone. */
export const choicesOf = ({ selection, held, lastDay }: Choices): Choices => ({
  selection,
  held,
  lastDay,
})

export const noChoices: Choices = { selection: emptySelection, held: {} }

/** The quote of choices. */
export const quoteOf = ({ selection, held, lastDay }: Choices): Quote => ({
  ...priceSelection(selection, held),
  lastDay,
})

/** Whether the choices are those of a first visit. */
export const isInitial = (choices: Choices): boolean => isEqual(choices, initialChoices)

const given = [emptySelection, initialSelection, ...quotePresets.map(({ selection }) => selection)]

/** Whether a visitor has made a package: it is no first visit's, no example, and not empty, nor one of them for so many people. */
export const isMade = (choices: Choices, people: People = {}): boolean =>
  isCustomUnfinished(choices.selection) ||
  ![...given, ...given.map((selection) => withPeople(selection, people))].some((selection) =>
    isSameChoice(choices, { selection, held: {} }),
  )

/** Whether replacing the choices with the saved ones would lose anything. */
export function hasUnsavedChoices(choices: Choices, saved: Choices | null): boolean {
  if (isInitial(choices)) return false
  return isCustomUnfinished(choices.selection) || !isSameOrder(choices, saved)
}

/** Whether two selections result in the same lines and totals, as of an example; null is nothing. */
export function isSameQuote(one: Choices | null, other: Choices | null): boolean {
  return isEqual(linesAndTotals(one), linesAndTotals(other))
}

/** Whether the same is ordered: lines, totals and all else; null is nothing. */
export function isSameOrder(one: Choices | null, other: Choices | null): boolean {
  return isSameQuote(one, other) && isEqual(termsOf(one), termsOf(other))
}

/** Whether the same is ordered, whatever it costs. */
export function isSameChoice(one: Choices, other: Choices): boolean {
  return isEqual(linesOf(one), linesOf(other)) && isEqual(termsOf(one), termsOf(other))
}

const linesOf = (choices: Choices) => quoteOf(choices).lines.map(choiceOf)

function linesAndTotals(choices: Choices | null) {
  const { lines, totals } = quoteOf(choices ?? noChoices)
  return [lines, totals]
}

/** Whatever was chosen beside the lines, for the whole quote. */
function termsOf(choices: Choices | null) {
  const chosen = Object.entries((choices ?? noChoices).selection)
  return chosen.filter(([key]) => !['fixedItems', 'quantities', 'custom'].includes(key))
}

/** Of a line, including a custom service's price. */
function choiceOf({ id, name, quantity, unitPrice }: QuoteLine) {
  return id === customServiceId ? [id, name, unitPrice] : [id, quantity]
}

/** Whether the custom service is selected but not a line yet, because its name or price is missing or invalid. */
export function isCustomUnfinished(selection: Selection): boolean {
  const { lines } = priceSelection(selection)
  return selection.custom.selected && !lines.some(({ id }) => id === customServiceId)
}

function isEqual<Plain extends object>(one: Plain, other: Plain): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
