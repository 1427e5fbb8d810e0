import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fixedItems, type FixedItem } from '#shared/catalogue.ts'
import type { QuoteLine } from '#shared/pricing.ts'
import {
  emptySelection,
  groupByPeriod,
  priceSelection,
  sumLines,
  type Selection,
} from '#shared/quote.ts'
import { Button } from '#web/ui/button.tsx'
import { notices } from '#web/content/notices.ts'
import { addParameter } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { quotePresets } from '#web/content/quote-presets.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import { notify } from '#web/ui/browser/notifications.ts'
import { useAppDispatch, useAppSelector } from '#web/quote/store/hooks.ts'
import { Group } from './choice-group.tsx'
import type { ReadQuote } from '#web/quote/model/kept-quote.ts'
import { isSameQuote } from '#web/quote/model/selection.ts'
import { readLastQuote } from '#web/quote/store/quote-draft.ts'
import {
  selectionReplaced,
  selectIsOpened,
  selectSaved,
  selectSelection,
} from '#web/quote/store/quote-slice.ts'
import choiceStyles from '#web/ui/choice-card.module.css'
import styles from './quote-start.module.css'

const copy = quoteBuilder.start
const { quantities: nothing } = emptySelection
const listNames = (lines: readonly { readonly name: string }[]) =>
  lines.map(({ name }) => name).join(', ')
const resourcesOf = (selection: Selection) =>
  priceSelection(selection).lines.filter(({ unit }) => unit !== undefined)

const Quiet = (props: React.ComponentProps<typeof Button>) => <Button variant="quiet" {...props} />

/** The last change of the whole selection here, until the visitor changes its result. */
type Step = {
  readonly text: string
  /** The resources that were selected with the added offers, although nobody named them (rule 7.19). */
  readonly others: readonly QuoteLine[]
  /** The choices that Undo brings back; null after Undo. */
  readonly before: Selection | null
  readonly after: Selection
}

/**
 * The ways to begin: examples, offers added by a link from another page, the last quote. Each can be undone (rule 7.12).
 */
export function QuoteStart({ isLinkPending }: { readonly isLinkPending: boolean }) {
  const dispatch = useAppDispatch()
  const isReady = useAppSelector(selectIsOpened) && !isLinkPending
  const selection = useAppSelector(selectSelection)
  const status = useRef<HTMLParagraphElement>(null)
  const [lastStep, setLastStep] = useState<Step | null>(null)
  const step = lastStep?.after === selection ? lastStep : null

  const { before, others = [] } = step ?? {}

  const replace = (after: Selection, text: string, withResources: readonly QuoteLine[] = []) => {
    // After looking at several examples, Undo returns to what was there before the first.
    setLastStep({ text, others: withResources, before: before ?? selection, after })
    dispatch(selectionReplaced(after))
  }
  const takeOut = () => {
    replace({ ...selection, quantities: nothing }, quoteBuilder.summary.removed(listNames(others)))
    status.current?.focus()
  }
  const undo = () => {
    if (!before) return
    setLastStep({ text: copy.undone, others: [], before: null, after: before })
    dispatch(selectionReplaced(before))
    // Its button disappears, so the focus must go elsewhere.
    status.current?.focus()
  }
  const restore = (lastSelection: Selection) => {
    replace(lastSelection, copy.restored)
    status.current?.focus()
  }
  useAddedOffers(isReady, (offers) => {
    const added = offers.filter(({ id }) => !selection.fixedItems.includes(id))
    const ids = [...selection.fixedItems, ...added.map(({ id }) => id)]
    const text =
      added.length > 0 ? copy.added(listNames(added)) : copy.alreadyChosen(listNames(offers))
    replace({ ...selection, fixedItems: ids }, text, resourcesOf(selection))
  })

  return (
    <>
      <RestoreLastQuote onRestore={restore} />
      <div className={styles.root}>
        <Group heading={copy.heading} note={copy.note}>
          <ul className={styles.presets} role="list">
            {quotePresets.map(({ name, text, selection: preset }) => (
              <li key={name}>
                <button
                  className={choiceStyles.choice}
                  type="button"
                  aria-pressed={isSameQuote(selection, preset)}
                  onClick={() => replace(preset, copy.applied(name), resourcesOf(preset))}
                >
                  <strong>{name}</strong>
                  <small>{text}</small>
                  {groupByPeriod(priceSelection(preset).lines).map(({ period, amount }) => (
                    <span key={period}>
                      {copy.amounts[period]} <b translate="no">{formatPrice(amount)}</b>
                    </span>
                  ))}
                </button>
              </li>
            ))}
          </ul>
          <div className={styles.step}>
            <p role="status" tabIndex={-1} ref={status}>
              {others.length > 0
                ? `${step?.text} ${copy.selectedWithIt(listNames(others), formatPrice(sumLines(others)))}`
                : step?.text}
            </p>
            {before && <Quiet onClick={undo}>{copy.undo}</Quiet>}
            {others.length > 0 && <Quiet onClick={takeOut}>{copy.takeOut}</Quiet>}
            <Quiet onClick={() => replace(emptySelection, copy.emptied)}>{copy.empty}</Quiet>
          </div>
        </Group>
      </div>
    </>
  )
}

/**
 * Reads the offers to add from the address, then takes them out of it without a new entry in the history, so that Back
 * leaves the page (rule 7.11).
 *
 * @param isReady - whether they can be added: false until the saved choices have been read
 */
function useAddedOffers(isReady: boolean, onAdd: (offers: readonly FixedItem[]) => void) {
  const { key, search, hash } = useLocation()
  const handled = useRef('')
  const navigate = useNavigate()
  useEffect(() => {
    const query = new URLSearchParams(search)
    // The address changes only after the next renders.
    if (!isReady || handled.current === key || !query.has(addParameter)) return
    handled.current = key
    const ids = query.getAll(addParameter).flatMap((value) => value.split(','))
    query.delete(addParameter)
    void navigate({ search: query.toString(), hash }, { replace: true, preventScrollReset: true })
    const offers = fixedItems.filter(({ id }) => ids.includes(id))
    if (offers.length > 0) onAdd(offers)
  }, [isReady, key, search, hash, navigate, onAdd])
}

type RestoreLastQuoteProps = {
  /** Replaces the current choices; the focused button is gone by then. */
  readonly onRestore: (selection: Selection) => void
}

/**
 * Offers to restore the quote that the success page cleared: to order it again, or if that page was opened directly.
 */
function RestoreLastQuote({ onRestore }: RestoreLastQuoteProps) {
  const isNothingSaved = useAppSelector(selectSaved) === null
  const [lastQuote, setLastQuote] = useState<ReadQuote | null>(null)
  useEffect(() => setLastQuote(readLastQuote()), [])
  if (!isNothingSaved || lastQuote === null) return null
  const restore = () => {
    setLastQuote(null)
    onRestore(lastQuote.selection)
    notify(lastQuote.isComplete ? notices.quoteRestored : notices.quoteRestoredInPart)
    if (lastQuote.hasRisen) notify(notices.pricesRisen)
  }
  return (
    <div className={styles.banner} data-surface="tint">
      <span>{quoteBuilder.restore.text}</span>
      <Button variant="quiet" onClick={restore}>
        {quoteBuilder.restore.button}
      </Button>
    </div>
  )
}
