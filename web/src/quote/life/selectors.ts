import { createSelector } from '@reduxjs/toolkit'
import type { Choices, Quote, Selection } from '#shared/quote.ts'
import { noChoices, quoteOf } from '#web/quote/model/selection.ts'

import { orderOf } from './next-payment.ts'
import { currentChoices, type QuoteLife } from './quote-life.ts'
import type { RootState } from './store.ts'

export const selectLife = ({ quote }: RootState): QuoteLife => quote

/** The choices in the builder. */
export const selectChoices = ({ quote }: RootState): Choices => currentChoices(quote)

export const selectSelection = (state: RootState): Selection => selectChoices(state).selection

/** The quote in the builder. */
export const selectQuote: (state: RootState) => Quote = createSelector([selectChoices], quoteOf)

/** Whether the builder has read what the browser kept. */
export const selectIsOpened = ({ quote }: RootState): boolean => quote.choices !== null

const selectSaved = ({ quote }: RootState): Choices | null => quote.saved

export const selectSavedQuote: (state: RootState) => Quote = createSelector(
  [selectSaved],
  (saved) => quoteOf(saved ?? noChoices),
)

/** The saved quote as it would be charged. */
export const selectOrder: (state: RootState) => Quote = createSelector([selectLife], orderOf)
