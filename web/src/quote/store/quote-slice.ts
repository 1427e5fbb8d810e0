import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { FixedItemId, Resource } from '#shared/catalogue.ts'
import type { QuoteLine } from '#shared/pricing.ts'
import {
  emptySelection,
  initialSelection,
  priceSelection,
  withLine,
  withQuantity,
  type Selection,
} from '#shared/quote.ts'
import { hasUnsavedChoices, nearestStep, withoutLine } from '#web/quote/model/selection.ts'

/** The saved part, which redux-persist reads and writes. */
export type SavedQuote = {
  /** What Proceed has saved; null if nothing is. */
  readonly saved: Selection | null
  /** Whether a part of what was saved could not be read, until the visitor has been notified. */
  readonly isDamaged: boolean
  /** Whether this page saved or cleared it. Only then is it written to storage. */
  readonly isSavedHere: boolean
}

export type QuoteState = SavedQuote & {
  /** The visitor's choices in the builder; null until it has been opened. */
  readonly selection: Selection | null
  /** Whether the last change was the visitor's own, rather than a kept quote or another page's. */
  readonly isVisitorsChange: boolean
  /** The last removed line, until it is restored or all choices are replaced (rule 7.16). */
  readonly removed: QuoteLine | null
  /** What another page did to the saved quote, until the visitor has been notified. */
  readonly externalChange: 'changed' | 'cleared' | 'ordered' | null
}

export const nothingSaved: SavedQuote = { saved: null, isDamaged: false, isSavedHere: false }

const initialState: QuoteState = {
  ...nothingSaved,
  selection: null,
  isVisitorsChange: false,
  removed: null,
  externalChange: null,
}

type ExternalChange = {
  readonly now: SavedQuote
  /** Whether the quote saved before is the one that this tab went to pay. */
  readonly isOrdered: boolean
}

function choices({ selection }: QuoteState): Selection {
  return selection ?? initialSelection
}

function changed(
  state: QuoteState,
  selection: Selection,
  lastRemoved: QuoteLine | null = state.removed,
): QuoteState {
  const isBack = priceSelection(selection).lines.some(({ id }) => id === lastRemoved?.id)
  return { ...state, selection, isVisitorsChange: true, removed: isBack ? null : lastRemoved }
}

const quoteSlice = createSlice({
  name: 'quote',
  initialState,
  reducers: {
    fixedItemToggled(state: QuoteState, { payload: id }: PayloadAction<FixedItemId>) {
      const selection = choices(state)
      const { fixedItems } = selection
      if (fixedItems.includes(id)) return changed(state, withoutLine(selection, id))
      return changed(state, { ...selection, fixedItems: [...fixedItems, id] })
    },
    quantityChanged(
      state: QuoteState,
      { payload }: PayloadAction<{ readonly resource: Resource; readonly quantity: number }>,
    ) {
      const quantity = nearestStep(payload.resource, payload.quantity)
      return changed(state, withQuantity(choices(state), payload.resource.id, quantity))
    },
    customServiceChanged(
      state: QuoteState,
      { payload }: PayloadAction<Partial<Selection['custom']>>,
    ) {
      const selection = choices(state)
      // Replaced with every change, after which Proceed asks again (rule 7.7).
      return changed(state, { ...selection, custom: { ...selection.custom, ...payload } })
    },
    selectionReplaced: (state: QuoteState, { payload }: PayloadAction<Selection>) =>
      changed(state, payload, null),
    /** Like `selectionReplaced`, but not by the visitor: opens the quote that the browser kept. */
    selectionReopened: (state: QuoteState, { payload: selection }: PayloadAction<Selection>) => ({
      ...state,
      selection,
      isVisitorsChange: false,
      removed: null,
    }),
    lineRemoved: (state: QuoteState, { payload: line }: PayloadAction<QuoteLine>) =>
      changed(state, withoutLine(choices(state), line.id), line),
    lineRestored: (state: QuoteState, { payload: line }: PayloadAction<QuoteLine>) =>
      changed(state, withLine(choices(state), line)),

    quoteSaved: (state: QuoteState): QuoteState => ({
      ...state,
      ...nothingSaved,
      // A new object: redux-persist skips what hasn't changed, but storage may have refused the same quote before.
      saved: { ...choices(state) },
      isSavedHere: true,
      externalChange: null,
    }),
    quoteCleared: (state: QuoteState): QuoteState => ({
      ...state,
      ...nothingSaved,
      isSavedHere: true,
      externalChange: null,
    }),
    quoteChangedElsewhere(
      state: QuoteState,
      { payload: { now, isOrdered } }: PayloadAction<ExternalChange>,
    ): QuoteState {
      const cleared = isOrdered ? 'ordered' : 'cleared'
      const wasCleared = state.saved ? cleared : null
      const next = { ...state, ...now, externalChange: now.saved ? 'changed' : wasCleared } as const
      const { selection } = state
      const isReplaced = selection && now.saved && !hasUnsavedChoices(selection, state.saved)
      if (!isReplaced) return next
      return { ...next, selection: now.saved, isVisitorsChange: false, removed: null }
    },
    damageShown: (state: QuoteState) => ({ ...state, isDamaged: false }),
    externalChangeShown: (state: QuoteState) => ({ ...state, externalChange: null }),
  },
  selectors: {
    selectSelection: choices,
    /** Whether the builder has read what the browser kept. */
    selectIsOpened: ({ selection }) => selection !== null,
    selectIsVisitorsChange: ({ isVisitorsChange }) => isVisitorsChange,
    selectRemoved: ({ removed }) => removed,
    selectQuote: createSelector([choices], priceSelection),
    selectSaved: ({ saved }) => saved,
    selectSavedQuote: createSelector([(state: QuoteState) => state.saved], (saved) =>
      priceSelection(saved ?? emptySelection),
    ),
    selectIsDamaged: ({ isDamaged }) => isDamaged,
    selectExternalChange: ({ externalChange }) => externalChange,
  },
})

export const quoteReducer = quoteSlice.reducer
export const {
  fixedItemToggled,
  quantityChanged,
  customServiceChanged,
  selectionReplaced,
  selectionReopened,
  lineRemoved,
  lineRestored,
  quoteSaved,
  quoteCleared,
  quoteChangedElsewhere,
  damageShown,
  externalChangeShown,
} = quoteSlice.actions
export const {
  selectSelection,
  selectIsOpened,
  selectIsVisitorsChange,
  selectRemoved,
  selectQuote,
  selectSaved,
  selectSavedQuote,
  selectIsDamaged,
  selectExternalChange,
} = quoteSlice.selectors
