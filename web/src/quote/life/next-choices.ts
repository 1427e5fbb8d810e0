import { priceSelection, withQuantity, type Choices, type Selection } from '#shared/quote.ts'
import { notices } from '#web/content/notices.ts'
import {
  changeBetween,
  choicesOf,
  nearestStep,
  quoteOf,
  toggleOffer,
  withoutLine,
} from '#web/quote/model/selection.ts'
import {
  currentChoices,
  type NextLife,
  type QuoteEvent,
  type QuoteLife,
  type Step,
  notifying,
} from './quote-life.ts'

/** What the visitor does in the builder. */
export type ChoiceEvent = Extract<
  QuoteEvent,
  {
    readonly type: `quote/${
      | 'offerToggled'
      | 'quantityChanged'
      | 'customServiceChanged'
      | 'lineRemoved'
      | 'packageReplaced'
      | 'stepUndone'
      | 'lastQuoteRestored'}`
  }
>

/** What the choices become by the visitor. Each change is kept in the draft (rule 8.7), once it is made (rule 7.27). */
export function nextChoices(life: QuoteLife, event: ChoiceEvent): NextLife {
  const { selection } = currentChoices(life)
  switch (event.type) {
    case 'quote/offerToggled':
      return withSelection(life, toggleOffer(selection, event.payload))
    case 'quote/quantityChanged': {
      const { resource, quantity, isHeld } = event.payload
      const next = withQuantity(selection, resource.id, nearestStep(resource, quantity))
      if (isHeld) return [{ ...life, choices: { ...currentChoices(life), selection: next } }]
      return withSelection(life, next)
    }
    case 'quote/customServiceChanged': {
      const custom = { ...selection.custom, ...event.payload }
      return withSelection({ ...life, refused: null }, { ...selection, custom })
    }
    case 'quote/lineRemoved': {
      const line = event.payload
      const change = { added: [], removed: [line], changed: [] }
      const lastStep = { text: '', change, before: currentChoices(life), line }
      return withSelection(life, withoutLine(selection, line.id), lastStep)
    }
    case 'quote/packageReplaced': {
      const { choices, text } = event.payload
      return replaced(life, choices, { text, before: beforeReplacing(life) })
    }
    case 'quote/stepUndone': {
      const { before, line } = life.lastStep ?? {}
      if (!before) return [life]
      if (line) return withSelection(life, before.selection)
      return replaced(life, before, { text: event.payload, before: null })
    }
    case 'quote/lastQuoteRestored':
    default: {
      const { lastQuote, text } = event.payload
      const { isComplete, hasRisen } = lastQuote
      const step = { text, before: beforeReplacing(life) }
      const { quoteRestored, quoteRestoredInPart, pricesRisen } = notices
      const told = [isComplete ? quoteRestored : quoteRestoredInPart]
      return [
        ...replaced(life, choicesOf(lastQuote), step),
        ...notifying(...told, ...(hasRisen ? [pricesRisen] : [])),
      ]
    }
  }
}

/** A change by the visitor. Undo takes back none but a line's removal. */
function withSelection(
  life: QuoteLife,
  selection: Selection,
  lastStep: Step | null = null,
): NextLife {
  const refused = life.refused === 'unfinished' ? life.refused : null
  const { held, lastDay } = currentChoices(life)
  // A new quote, in which former prices hold no longer than before.
  const isHeld = priceSelection(selection, held).heldUntil !== undefined
  const choices = { selection, held, lastDay: isHeld ? lastDay : undefined }
  return changed({ ...life, refused }, choices, lastStep)
}

/** A change of all choices at once by the visitor. */
function replaced(life: QuoteLife, choices: Choices, step: Omit<Step, 'change'>): NextLife {
  const change = changeBetween(quoteOf(currentChoices(life)).lines, quoteOf(choices).lines)
  return changed({ ...life, refused: null }, choices, { ...step, change })
}

function changed(life: QuoteLife, choices: Choices, lastStep: Step | null): NextLife {
  return [
    { ...life, choices, lastStep, revision: life.revision + 1 },
    { type: 'do/keepDraft', choices },
  ]
}

/** After looking at several examples, Undo returns to what was there before the first. */
function beforeReplacing(life: QuoteLife): Choices {
  const { before, line } = life.lastStep ?? {}
  return before && !line ? before : currentChoices(life)
}
