import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fixedItems, type FixedItem } from '#shared/catalogue.ts'
import { addParameter, exampleParameter } from '#web/content/paths.ts'
import { quotePresets } from '#web/content/quote-presets.ts'

/** What an address begins a package from. */
type Start = {
  readonly example: (typeof quotePresets)[number] | undefined
  readonly offers: readonly FixedItem[]
}

/** The example and the offers to add that an address names; null if it names none of ours. */
export function startIn(search: string): Start | null {
  const query = new URLSearchParams(search)
  const ids = query.getAll(addParameter).flatMap((value) => value.split(','))
  const offers = fixedItems.filter(({ id }) => ids.includes(id))
  const example = quotePresets.find(({ id }) => id === query.get(exampleParameter))
  return example || offers.length > 0 ? { example, offers } : null
}

/**
 * Begins from what the address names, and takes it out of it without a new entry in the history, so that Back leaves the page
 * (rule 7.11).
 *
 * @param isReady - whether it can be taken: false until the saved choices have been read
 */
export function useStartInAddress(isReady: boolean, onStart: (start: Start) => void): void {
  const { key, search, hash } = useLocation()
  const handled = useRef('')
  const navigate = useNavigate()
  const begin = useEffectEvent(onStart)
  // Before the paint: the total before it is nobody's.
  useLayoutEffect(() => {
    const query = new URLSearchParams(search)
    const isNamed = query.has(exampleParameter) || query.has(addParameter)
    // The address changes only after the next renders.
    if (!isReady || handled.current === key || !isNamed) return
    handled.current = key
    query.delete(exampleParameter)
    query.delete(addParameter)
    void navigate({ search: query.toString(), hash }, { replace: true, preventScrollReset: true })
    const start = startIn(search)
    if (start) begin(start)
  }, [isReady, key, search, hash, navigate])
}
