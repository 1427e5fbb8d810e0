import { priceSelection, withQuantity, type Choices, type Selection } from '#shared/quote.ts'
import { notices } from '#web/content/notices.ts'
import {
  choicesOf,
  isMade,
  isSameOrder,
  nearestStep,
  toggleOffer,
  withoutLine,
} from '#web/quote/model/selection.ts'
import {
  currentChoices,
  type ChoiceEvent,
  type Kept,
  type NextLife,
  type QuoteLife,
  type Step,
  notifying,
} from './quote-life.ts'

/** What the choices become by the visitor. Each change is kept in the draft (rule 8.7), once it is made (rule 7.27). */
export function nextChoices(life: QuoteLife, event: ChoiceEvent): NextLife {
  const { selection } = currentChoices(life)
  switch (event.type) {
    case 'quote/offerToggled':
      return withSelection(life, toggleOffer(selection, event.payload))
    case 'quote/quantityChanged': {
      const { resource, quantity, isHeld, isOfPeople } = event.payload
      const next = withQuantity(selection, resource.id, nearestStep(resource, quantity))
      if (isHeld) return [{ ...life, choices: { ...currentChoices(life), selection: next } }]
      const people = isOfPeople ? { ...life.people, [resource.id]: quantity } : life.people
      return withSelection({ ...life, people }, next)
    }
    case 'quote/customServiceChanged': {
      const custom = { ...selection.custom, ...event.payload }
      return withSelection({ ...life, refused: null }, { ...selection, custom })
    }
    case 'quote/lineRemoved': {
      const removed = event.payload
      const lastStep = { removed, before: currentChoices(life) }
      return withSelection(life, withoutLine(selection, removed.id), lastStep)
    }
    case 'quote/packageReplaced': {
      const { choices, text, isOwn } = event.payload
      return replaced({ ...keepingOwn(life, event.payload, choices), isOwn }, choices, text)
    }
    case 'quote/stepUndone': {
      const { lastStep } = life
      const canUndo = lastStep && 'removed' in lastStep
      return canUndo ? withSelection(life, lastStep.before.selection) : [life]
    }
    case 'quote/lastQuoteRestored':
    default: {
      const { lastQuote } = life
      if (!lastQuote) return [life]
      const { draft, text } = event.payload
      const { isComplete, hasRisen } = lastQuote
      const choices = choicesOf(lastQuote)
      // What was made since takes its place, so that this can be taken back, too.
      const kept = keepingOwn({ ...life, lastQuote: null }, { draft, lastQuote: null }, choices)
      const [next, ...effects] = replaced({ ...kept, isOwn: true }, choices, text)
      const { quoteRestored, quoteRestoredInPart, pricesRisen } = notices
      return [
        next,
        // First, because full storage needs its room.
        { type: 'do/keepLastQuote', choices: null },
        ...effects,
        ...notifying(isComplete ? quoteRestored : quoteRestoredInPart, hasRisen && pricesRisen),
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
  return changed({ ...life, refused, isOwn: true }, choices, lastStep)
}

/** A change of all choices at once. */
const replaced = (life: QuoteLife, choices: Choices, text: string): NextLife =>
  changed({ ...life, refused: null }, choices, { text })

function changed(life: QuoteLife, choices: Choices, lastStep: Step | null): NextLife {
  const { isOwn, lastQuote } = life
  return [
    { ...life, choices, lastStep, revision: life.revision + 1 },
    { type: 'do/keepDraft', choices, isOwn, lastQuote },
  ]
}

/**
 * Before other choices take its place: the draft is the last package that the visitor made, in whichever tab, or without
 * storage what this page shows. Defaults, examples and links are nobody's.
 */
export function keepingOwn(life: QuoteLife, { draft, lastQuote }: Kept, next: Choices): QuoteLife {
  const shown = { ...currentChoices(life), isOwn: life.isOwn, isComplete: true, hasRisen: false }
  const stood = draft ?? shown
  const isLost = stood.isOwn && isMade(stood, life.people) && !isSameOrder(stood, next)
  return { ...life, lastQuote: isLost ? stood : (lastQuote ?? life.lastQuote) }
}
