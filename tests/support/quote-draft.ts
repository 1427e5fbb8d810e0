import type { Selection } from '#shared/quote.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { readDraft, saveDraft } from '#web/quote/store/quote-draft.ts'

/** The stored draft, as text; null if there is none. */
export const storedDraft = () => localStorage.getItem(storageKeys.quoteDraft)

/** The selection that the next visit to the builder opens. */
export const draftedSelection = () => readDraft()?.selection

/** Stores a draft of a selection with some of its parts replaced, even by what the builder never writes. */
export function storeDraft(selection: Selection, parts: object = {}, choices: object = {}): void {
  saveDraft(selection)
  const draft: unknown = JSON.parse(storedDraft() ?? '')
  if (typeof draft !== 'object') throw new TypeError('Drafts are objects')
  const text = JSON.stringify({ ...draft, selection: { ...selection, ...choices }, ...parts })
  localStorage.setItem(storageKeys.quoteDraft, text)
}
