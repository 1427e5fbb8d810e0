import { useId, useMemo, useRef } from 'react'
import { resources, type Resource } from '#shared/catalogue.ts'
import type { Choices } from '#shared/quote.ts'
import { exampleText } from '#web/offers/example-text.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { peopleCounts, quotePresets } from '#web/content/quote-presets.ts'
import { sumsOf } from '#web/offers/sums.ts'
import { focusText } from '#web/ui/browser/focus-text.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import { announced } from '#web/ui/for-screen-readers.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAppSelector, useQuoteEvents } from '#web/quote/life/hooks.ts'
import {
  selectChoices,
  selectLife,
  selectPeople,
  selectSelection,
} from '#web/quote/life/selectors.ts'
import {
  isSameOrder,
  isSameQuote,
  noChoices,
  quoteOf,
  withExample,
  withPeople,
  type People,
} from '#web/quote/model/selection.ts'
import { Group } from './choice-group.tsx'
import { keptQuotes, packageReplaced } from '#web/quote/life/kept-events.ts'
import { appliedText } from './start-in-address.ts'
import choiceStyles from '#web/ui/choice-card.module.css'
import styles from './examples.module.css'

const copy = quoteBuilder.start

const examplesFor = (people: People) =>
  quotePresets.map((preset) => {
    const selection = withPeople(preset.selection, people)
    const choices: Choices = { selection, held: {} }
    return {
      name: preset.name,
      text: exampleText(preset.text, selection),
      choices,
      applied: appliedText({ ...preset, selection }),
      sums: sumsOf('card', quoteOf(choices)),
    }
  })

/** The examples to begin from, and what the last of them, or another change of the whole package, has made of it (rule 7.12). */
export function Examples() {
  const dispatch = useQuoteEvents()
  const choices = useAppSelector(selectChoices)
  const { lastStep } = useAppSelector(selectLife)
  const pressed = useAppSelector(selectPeople)
  const examples = useMemo(() => examplesFor(pressed), [pressed])
  const status = useRef<HTMLParagraphElement>(null)
  // For a button that is gone after its press.
  const focusStatus = () => focusText(status.current)

  const replace = (next: Choices, text: string) => dispatch(packageReplaced(next, text))

  return (
    <div className={styles.root} data-unprinted="">
      <Group
        heading={copy.heading}
        action={
          <Button variant="quiet" data-scripted="" onClick={() => replace(noChoices, copy.emptied)}>
            {copy.empty}
          </Button>
        }
      >
        <ul className={styles.presets} role="list" data-scripted="">
          {examples.map(({ name, text, choices: example, applied, sums }) => (
            <li key={name}>
              <button
                className={choiceStyles.choice}
                type="button"
                aria-pressed={isSameQuote(choices, example)}
                onClick={() => replace(withExample(choices, example.selection), applied)}
              >
                <strong>{name}</strong>
                <small>{text}</small>
                {sums.map(({ kind, name: term, amount }) => (
                  <span key={kind} data-sum={kind}>
                    {term} <b translate="no">{formatPrice(amount)}</b>
                  </span>
                ))}
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.step} data-scripted="">
          <p {...announced} ref={status}>
            {lastStep && 'text' in lastStep && lastStep.text}
          </p>
          <RestoreLastQuote onRestored={focusStatus} />
        </div>
        <People />
      </Group>
    </div>
  )
}

/** Offers the last package that the visitor made, as long as it isn't the one that is shown (rule 7.12). */
function RestoreLastQuote({ onRestored }: { readonly onRestored: () => void }) {
  const dispatch = useQuoteEvents()
  const { lastQuote } = useAppSelector(selectLife)
  const choices = useAppSelector(selectChoices)
  if (lastQuote === null || isSameOrder(lastQuote, choices)) return null
  const restore = () => {
    dispatch({ type: 'quote/lastQuoteRestored', payload: { ...keptQuotes(), text: copy.restored } })
    onRestored()
  }
  return (
    <div className={styles.banner} data-surface="tint" data-unprinted="">
      <span>
        {quoteBuilder.restore.text}{' '}
        <b translate="no">{formatPrice(quoteOf(lastQuote).totals.total)}</b>
      </span>
      <Button variant="quiet" onClick={restore}>
        {quoteBuilder.restore.button}
      </Button>
    </div>
  )
}

/** How many people there are: sets the quantity of what each of them needs, here and in the examples (rule 7.26). */
function People() {
  const dispatch = useQuoteEvents()
  const id = useId()
  const { quantities } = useAppSelector(selectSelection)
  const all: readonly Resource[] = resources
  return all.map((resource) => {
    const counts = peopleCounts[resource.id]
    if (!counts) return null
    return (
      <div
        key={resource.id}
        className={styles.step}
        role="group"
        aria-labelledby={`${id}-${resource.id}`}
        data-scripted=""
      >
        <span id={`${id}-${resource.id}`}>{copy.people}</span>
        {counts.map((quantity) => (
          <button
            key={quantity}
            className={choiceStyles.choice}
            type="button"
            aria-pressed={quantities[resource.id] === quantity}
            onClick={() =>
              dispatch({
                type: 'quote/quantityChanged',
                payload: { resource, quantity, isOfPeople: true },
              })
            }
          >
            {quantity}
          </button>
        ))}
      </div>
    )
  })
}
