import { useRef } from 'react'
import {
  emptySelection,
  groupByPeriod,
  priceSelection,
  sumLines,
  type Choices,
} from '#shared/quote.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { quotePresets } from '#web/content/quote-presets.ts'
import { focusText } from '#web/ui/browser/focus-text.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import { announced } from '#web/ui/announced.ts'
import { Button } from '#web/ui/button.tsx'
import { useAppSelector, useQuoteEvents } from '#web/quote/life/hooks.ts'
import type { Replacement } from '#web/quote/life/quote-life.ts'
import { selectChoices, selectIsOpened, selectLife } from '#web/quote/life/selectors.ts'
import { isSameQuote, noChoices, quoteOf } from '#web/quote/model/selection.ts'
import { useAddedOffers } from './added-offers.ts'
import { Group } from './choice-group.tsx'
import { RestoreLastQuote } from './restore-last-quote.tsx'
import choiceStyles from '#web/ui/choice-card.module.css'
import styles from './examples.module.css'

const copy = quoteBuilder.start
const { quantities: nothing } = emptySelection
const listNames = (lines: readonly { readonly name: string }[]) =>
  lines.map(({ name }) => name).join(', ')
const resourcesOf = (choices: Choices) =>
  quoteOf(choices).lines.filter(({ unit }) => unit !== undefined)

const presets = quotePresets.map(({ selection, ...preset }) => ({
  ...preset,
  choices: { selection, held: {} },
  periods: groupByPeriod(priceSelection(selection).lines),
}))

/** The examples to begin from, and what the last of them, or another change of the whole package, has done (rule 7.12). */
export function Examples({ isLinkPending }: { readonly isLinkPending: boolean }) {
  const tell = useQuoteEvents()
  const isReady = useAppSelector(selectIsOpened) && !isLinkPending
  const choices = useAppSelector(selectChoices)
  const { lastStep } = useAppSelector(selectLife)
  const replacement = lastStep !== null && 'text' in lastStep ? lastStep : null
  const { text = '', others = [], before = null }: Partial<Replacement> = replacement ?? {}
  const status = useRef<HTMLParagraphElement>(null)
  // For a button that is gone after its press.
  const focusStatus = () => focusText(status.current)

  const replace = (next: Choices, said: string, withOthers: Replacement['others'] = []) =>
    tell({
      type: 'quote/packageReplaced',
      payload: { choices: next, text: said, others: withOthers },
    })
  const takeOut = () => {
    const selection = { ...choices.selection, quantities: nothing }
    replace({ ...choices, selection }, quoteBuilder.summary.removed(listNames(others)))
    focusStatus()
  }
  const undo = () => {
    tell({ type: 'quote/replacementUndone', payload: copy.undone })
    focusStatus()
  }
  useAddedOffers(isReady, (offers) => {
    const { fixedItems } = choices.selection
    const added = offers.filter(({ id }) => !fixedItems.includes(id))
    const said =
      added.length > 0 ? copy.added(listNames(added)) : copy.alreadyChosen(listNames(offers))
    const ids = [...fixedItems, ...added.map(({ id }) => id)]
    const selection = { ...choices.selection, fixedItems: ids }
    replace({ ...choices, selection }, said, resourcesOf(choices))
  })

  return (
    <>
      <RestoreLastQuote onRestored={focusStatus} />
      <div className={styles.root}>
        <Group heading={copy.heading} note={copy.note}>
          <ul className={styles.presets} role="list">
            {presets.map(({ name, text: about, choices: preset, periods }) => (
              <li key={name}>
                <button
                  className={choiceStyles.choice}
                  type="button"
                  aria-pressed={isSameQuote(choices, preset)}
                  onClick={() => replace(preset, copy.applied(name), resourcesOf(preset))}
                >
                  <strong>{name}</strong>
                  <small>{about}</small>
                  {periods.map(({ period, amount }) => (
                    <span key={period}>
                      {copy.amounts[period]} <b translate="no">{formatPrice(amount)}</b>
                    </span>
                  ))}
                </button>
              </li>
            ))}
          </ul>
          <div className={styles.step}>
            <p {...announced} ref={status}>
              {others.length > 0
                ? `${text} ${copy.selectedWithIt(listNames(others), formatPrice(sumLines(others)))}`
                : text}
            </p>
            {before && (
              <Button variant="quiet" onClick={undo}>
                {copy.undo}
              </Button>
            )}
            {others.length > 0 && (
              <Button variant="quiet" onClick={takeOut}>
                {copy.takeOut}
              </Button>
            )}
            <Button variant="quiet" onClick={() => replace(noChoices, copy.emptied)}>
              {copy.empty}
            </Button>
          </div>
        </Group>
      </div>
    </>
  )
}
