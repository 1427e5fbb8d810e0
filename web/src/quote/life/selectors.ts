import { createSelector } from '@reduxjs/toolkit'
import { resources } from '#shared/catalogue.ts'
import type { Choices, Quote, Selection } from '#shared/quote.ts'
import { quoteOf, type People } from '#web/quote/model/selection.ts'
import { orderOf } from './next-payment.ts'
import { currentChoices, type QuoteLife } from './quote-life.ts'
import type { RootState } from './store.ts'

export const selectLife = ({ quote }: RootState): QuoteLife => quote

/** The choices in the builder. */
export const selectChoices = ({ quote }: RootState): Choices => currentChoices(quote)

export const selectSelection = (state: RootState): Selection => selectChoices(state).selection

const nobody: People = {}

/** The number of people that was pressed in this visit, as long as the package is for so many. */
export function selectPeople(state: RootState): People {
  const { people } = selectLife(state)
  const { quantities } = selectSelection(state)
  const isShown = resources.every(({ id }) => [undefined, quantities[id]].includes(people[id]))
  return isShown ? people : nobody
}

/** The quote in the builder. */
export const selectQuote: (state: RootState) => Quote = createSelector([selectChoices], quoteOf)

/** Whether the builder has read what the browser kept. */
export const selectIsOpened = ({ quote }: RootState): boolean => quote.choices !== null

/** The saved quote as it would be charged. */
export const selectOrder: (state: RootState) => Quote = createSelector([selectLife], orderOf)
