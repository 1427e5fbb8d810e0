import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fixedItems, type FixedItem } from '#shared/catalogue.ts'
import { addParameter, exampleParameter } from '#web/content/paths.ts'

type Start = {
  /** The example's id, as it stands in the address. */
  readonly example: string | null
  readonly offers: readonly FixedItem[]
}

/**
 * Reads an example and the offers to add from the address, then takes them out of it without a new entry in the history, so
 * that Back leaves the page (rule 7.11).
 *
 * @param isReady - whether they can be taken: false until the saved choices have been read
 */
export function useStartInAddress(isReady: boolean, onStart: (start: Start) => void): void {
  const { key, search, hash } = useLocation()
  const handled = useRef('')
  const navigate = useNavigate()
  const start = useEffectEvent(onStart)
  useEffect(() => {
    const query = new URLSearchParams(search)
    const example = query.get(exampleParameter)
    const ids = query.getAll(addParameter).flatMap((value) => value.split(','))
    // The address changes only after the next renders.
    if (!isReady || handled.current === key || (example === null && ids.length === 0)) return
    handled.current = key
    query.delete(exampleParameter)
    query.delete(addParameter)
    void navigate({ search: query.toString(), hash }, { replace: true, preventScrollReset: true })
    start({ example, offers: fixedItems.filter(({ id }) => ids.includes(id)) })
  }, [isReady, key, search, hash, navigate])
}
