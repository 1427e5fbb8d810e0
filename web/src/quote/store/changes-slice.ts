import { createSlice, type UnknownAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from './root-reducer.ts'
import { quoteSlice, selectionReopened } from './quote-slice.ts'

declare module './root-reducer.ts' {
  interface FeatureSlices extends WithSlice<typeof changesSlice> {}
}

/** An action of the visitor. The selection also changes with what the browser kept, and with another tab's quote. */
function isVisitorsChange(action: UnknownAction): boolean {
  return action.type.startsWith(`${quoteSlice.name}/`) && !selectionReopened.match(action)
}

/** How often the visitor has changed the selection in this tab. */
const changesSlice = createSlice({
  name: 'quoteChanges',
  initialState: 0,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(isVisitorsChange, (changes) => changes + 1)
  },
  selectors: { selectChanges: (changes) => changes },
})

export const { selectChanges } = changesSlice.injectInto(rootReducer).selectors
