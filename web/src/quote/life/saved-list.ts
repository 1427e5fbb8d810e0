import { removeText, writeText } from '#web/ui/browser/browser-storage.ts'
import { toSavedItems } from '#web/quote/keep/saved-items.ts'
import { savedLife } from './kept-events.ts'
import type { QuoteLife } from './quote-life.ts'

/**
 * The storage of redux-persist: the plain list under `quoteItems` (rule 8.1), as this version of the site parses and prints
 * it. The package also asks to write what it has just read, and what another tab has saved; two tabs with different versions
 * would then overwrite each other's lists for ever. Only what this tab has decided is written.
 */
export function savedList() {
  let writtenSaves = 0
  return {
    getItem: async () => savedLife(),
    // Asynchronous: the package hands only a rejection to its `writeFailHandler`.
    setItem: async (key: string, { saved, saves }: Pick<QuoteLife, 'saved' | 'saves'>) => {
      if (saves === writtenSaves) return
      writtenSaves = saves
      if (saved === null) removeText('localStorage', key)
      else if (!writeText('localStorage', key, JSON.stringify(toSavedItems(saved)))) {
        // If storage is full, the previous quote would stay and be read after the next load.
        removeText('localStorage', key)
        throw new Error('The browser saves nothing.')
      }
    },
    removeItem: async (key: string) => removeText('localStorage', key),
  }
}
