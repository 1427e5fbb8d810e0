import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { resources, type FixedItemId, type ResourceId } from '#shared/catalogue.ts'
import {
  initialSelection,
  linesOf,
  selectedCount,
  type QuoteLine,
  type Selection,
} from '#shared/pricing.ts'
import { quoteChangedElsewhere } from '#web/state/quote-items-slice.ts'
import { rootReducer } from '#web/state/root-reducer.ts'
import { readPriceText } from './custom-price.ts'
import { withLine, withoutLine } from './line-changes.ts'
import { nearestStep } from './nearest-step.ts'
import { hasUnsavedChoices, selectionOfLines } from './selection.ts'

declare module '#web/state/root-reducer.ts' {
  interface FeatureSlices extends WithSlice<typeof quoteSlice> {}
}

const initialState: Selection = initialSelection

export const quoteSlice = createSlice({
  name: 'quote',
  initialState,
  reducers: {
    fixedItemToggled(state, { payload: id }: PayloadAction<FixedItemId>) {
      state.fixedItems = state.fixedItems.includes(id)
        ? state.fixedItems.filter((chosen) => chosen !== id)
        : [...state.fixedItems, id]
    },
    quantityChanged(
      state,
      { payload }: PayloadAction<{ readonly id: ResourceId; readonly quantity: number }>,
    ) {
      const resource = resources.find(({ id }) => id === payload.id)
      if (resource) state.quantities[payload.id] = nearestStep(resource, payload.quantity)
    },
    customServiceToggled(state) {
      state.custom.selected = !state.custom.selected
    },
    customNameTyped(state, { payload: name }: PayloadAction<string>) {
      state.custom.name = name
    },
    // Rule 7.4: what the field shows, or nothing. Replaced with every change, after which Proceed asks again (rule 7.7).
    customPriceTyped(state, { payload: text }: PayloadAction<string>) {
      const typed = readPriceText(text)
      state.custom = { ...state.custom, price: typed.kind === 'price' ? typed.price : null }
    },
    selectionReplaced: (_state, { payload: selection }: PayloadAction<Selection>) => selection,
    /** Like `selectionReplaced`, but not by the visitor: what the browser kept is opened again. */
    selectionReopened: (_state, { payload: selection }: PayloadAction<Selection>) => selection,
    lineRemoved: (selection, { payload: id }: PayloadAction<QuoteLine['id']>) =>
      withoutLine(selection, id),
    lineRestored: (selection, { payload: line }: PayloadAction<QuoteLine>) =>
      withLine(selection, line),
  },
  extraReducers: (builder) => {
    builder.addCase(quoteChangedElsewhere, (selection, { payload: { before, now } }) =>
      now.lines.length === 0 || hasUnsavedChoices(selection, before)
        ? selection
        : selectionOfLines(now.lines),
    )
  },
  selectors: {
    selectSelection: (selection) => selection,
    selectLines: createSelector([(selection: Selection) => selection], linesOf),
    selectCount: (selection) => selectedCount(selection),
  },
})

const injected = quoteSlice.injectInto(rootReducer)

export const {
  fixedItemToggled,
  quantityChanged,
  customServiceToggled,
  customNameTyped,
  customPriceTyped,
  selectionReplaced,
  selectionReopened,
  lineRemoved,
  lineRestored,
} = injected.actions
export const { selectSelection, selectLines, selectCount } = injected.selectors
