import { removeText } from '#web/ui/browser/browser-storage.ts'
import { toSavedItems } from '#web/quote/keep/saved-items.ts'
import { savedLife } from './kept-events.ts'
import type { QuoteLife } from './quote-life.ts'

const removeItem = async (key: string) => removeText('localStorage', key)

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
      if (saved === null) return removeItem(key)
      try {
        return localStorage.setItem(key, JSON.stringify(toSavedItems(saved)))
      } catch (error) {
        // In full storage the previous quote would stay, and be read after the next load.
        void removeItem(key)
        throw error
      }
    },
    removeItem,
  }
}
