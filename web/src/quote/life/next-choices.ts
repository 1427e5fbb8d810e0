import { withLine, withQuantity, type Choices, type Selection } from '#shared/quote.ts'
import { notices } from '#web/content/notices.ts'
import { changeBetween } from '#web/quote/model/package-change.ts'
import { nearestStep, quoteOf, toggleOffer, withoutLine } from '#web/quote/model/selection.ts'
import {
  currentChoices,
  type NextLife,
  type QuoteEvent,
  type QuoteLife,
  type Replacement,
} from './quote-life.ts'
import { tell } from './tell.ts'

/** What the visitor does in the builder. */
export type ChoiceEvent = Extract<
  QuoteEvent,
  {
    readonly type: `quote/${
      | 'offerToggled'
      | 'quantityChanged'
      | 'customServiceChanged'
      | 'lineRemoved'
      | 'lineRestored'
      | 'packageReplaced'
      | 'replacementUndone'
      | 'lastQuoteRestored'}`
  }
>

/** What the choices become by the visitor. Each change is kept in the draft (rule 8.7). */
export function nextChoices(life: QuoteLife, event: ChoiceEvent): NextLife {
  const { selection } = currentChoices(life)
  switch (event.type) {
    case 'quote/offerToggled':
      return withSelection(life, toggleOffer(selection, event.payload))
    case 'quote/quantityChanged': {
      const { resource, quantity } = event.payload
      const { id } = resource
      return withSelection(life, withQuantity(selection, id, nearestStep(resource, quantity)))
    }
    case 'quote/customServiceChanged': {
      const custom = { ...selection.custom, ...event.payload }
      return withSelection({ ...life, refused: null }, { ...selection, custom })
    }
    case 'quote/lineRemoved': {
      const lastStep = { line: event.payload }
      return withSelection({ ...life, lastStep }, withoutLine(selection, event.payload.id))
    }
    case 'quote/lineRestored':
      return withSelection(life, withLine(selection, event.payload))
    case 'quote/packageReplaced': {
      const { choices, text } = event.payload
      return replaced(life, choices, { text, before: beforeReplacing(life) })
    }
    case 'quote/replacementUndone': {
      const step = { text: event.payload, before: null }
      return replaced(life, beforeReplacing(life), step)
    }
    case 'quote/lastQuoteRestored':
    default: {
      const { lastQuote, text } = event.payload
      const { isComplete, hasRisen, ...chosen } = lastQuote
      const step = { text, before: beforeReplacing(life) }
      const { quoteRestored, quoteRestoredInPart, pricesRisen } = notices
      const told = [isComplete ? quoteRestored : quoteRestoredInPart]
      return [...replaced(life, chosen, step), ...tell(...told, ...(hasRisen ? [pricesRisen] : []))]
    }
  }
}

/** A change by the visitor. A removed line keeps its place until it is back. */
function withSelection(life: QuoteLife, selection: Selection): NextLife {
  const choices = { ...currentChoices(life), selection }
  const { lastStep, refused } = life
  const isRemoved =
    lastStep !== null &&
    'line' in lastStep &&
    quoteOf(choices).lines.every(({ id }) => id !== lastStep.line.id)
  return changed(
    {
      ...life,
      lastStep: isRemoved ? lastStep : null,
      refused: refused === 'unfinished' ? refused : null,
    },
    choices,
  )
}

/** A change of all choices at once by the visitor. */
function replaced(life: QuoteLife, choices: Choices, step: Omit<Replacement, 'change'>): NextLife {
  const change = changeBetween(quoteOf(currentChoices(life)).lines, quoteOf(choices).lines)
  const lastStep = { ...step, change }
  return changed({ ...life, lastStep, refused: null }, choices)
}

function changed(life: QuoteLife, choices: Choices): NextLife {
  return [
    { ...life, choices, revision: life.revision + 1 },
    { type: 'do/keepDraft', choices },
  ]
}

/** After looking at several examples, Undo returns to what was there before the first. */
function beforeReplacing(life: QuoteLife): Choices {
  const { lastStep } = life
  const before = lastStep !== null && 'before' in lastStep ? lastStep.before : null
  return before ?? currentChoices(life)
}
