import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { listSeparator } from '#shared/locale.ts'
import { fixedItems, type FixedItem } from '#shared/catalogue.ts'
import { addParameter, exampleParameter } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { quotePresets } from '#web/content/quote-presets.ts'
import { useAppSelector, useQuoteEvents } from '#web/quote/life/hooks.ts'
import { packageReplaced } from '#web/quote/life/kept-events.ts'
import { selectChoices, selectIsOpened } from '#web/quote/life/selectors.ts'
import { quoteOf, withExample } from '#web/quote/model/selection.ts'

const { start } = quoteBuilder

/** What an example has made of the package. */
export const appliedText = ({ name, selection }: (typeof quotePresets)[number]): string =>
  start.applied(name, quoteOf({ selection, held: {} }).lines.length)

const addedText = (added: readonly FixedItem[]) =>
  added.length > 0
    ? start.added(added.map(({ name }) => name).join(listSeparator))
    : start.addedBefore

/** The example and the offers to add that an address names; null if it names none of ours. */
export function startIn(search: string) {
  const query = new URLSearchParams(search)
  const ids = query.getAll(addParameter).flatMap((value) => value.split(','))
  const offers = fixedItems.filter(({ id }) => ids.includes(id))
  const example = quotePresets.find(({ id }) => id === query.get(exampleParameter))
  return example || offers.length > 0 ? { example, offers } : null
}

/**
 * Begins from what the address names, once the kept choices have been read, and takes it out of it without a new entry in the
 * history, so that Back leaves the page. Beside a link it only goes (rule 7.11).
 */
export function useStartInAddress(isLinked: boolean): void {
  const { key, search, hash } = useLocation()
  const isOpened = useAppSelector(selectIsOpened)
  const choices = useAppSelector(selectChoices)
  const dispatch = useQuoteEvents()
  const handled = useRef('')
  const navigate = useNavigate()
  const begin = useEffectEvent(({ example, offers }: NonNullable<ReturnType<typeof startIn>>) => {
    const { selection, held } = example ? withExample(choices, example.selection) : choices
    const added = offers.filter(({ id }) => !selection.fixedItems.includes(id))
    const fixed = [...selection.fixedItems, ...added.map(({ id }) => id)]
    const next = { held, selection: { ...selection, fixedItems: fixed } }
    // What is added, the visitor has chosen.
    dispatch(packageReplaced(next, example ? appliedText(example) : addedText(added), !example))
  })
  // Before the paint: the total before it is nobody's.
  useLayoutEffect(() => {
    const query = new URLSearchParams(search)
    const isNamed = query.has(exampleParameter) || query.has(addParameter)
    // The address changes only after the next renders.
    if (!(isOpened || isLinked) || handled.current === key || !isNamed) return
    handled.current = key
    query.delete(exampleParameter)
    query.delete(addParameter)
    void navigate({ search: query.toString(), hash }, { replace: true, preventScrollReset: true })
    const named = startIn(search)
    if (named && !isLinked) begin(named)
  }, [isOpened, isLinked, key, search, hash, navigate])
}
