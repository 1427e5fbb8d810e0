import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fixedItems, type FixedItem } from '#shared/catalogue.ts'
import { addParameter } from '#web/content/paths.ts'

/**
 * Reads the offers to add from the address, then takes them out of it without a new entry in the history, so that Back
 * leaves the page (rule 7.11).
 *
 * @param isReady - whether they can be added: false until the saved choices have been read
 */
export function useAddedOffers(
  isReady: boolean,
  onAdd: (offers: readonly FixedItem[]) => void,
): void {
  const { key, search, hash } = useLocation()
  const handled = useRef('')
  const navigate = useNavigate()
  const add = useEffectEvent(onAdd)
  useEffect(() => {
    const query = new URLSearchParams(search)
    // The address changes only after the next renders.
    if (!isReady || handled.current === key || !query.has(addParameter)) return
    handled.current = key
    const ids = query.getAll(addParameter).flatMap((value) => value.split(','))
    query.delete(addParameter)
    void navigate({ search: query.toString(), hash }, { replace: true, preventScrollReset: true })
    const offers = fixedItems.filter(({ id }) => ids.includes(id))
    if (offers.length > 0) add(offers)
  }, [isReady, key, search, hash, navigate])
}
