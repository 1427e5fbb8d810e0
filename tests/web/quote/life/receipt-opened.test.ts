import { expect, test } from 'vitest'
import { saveDraft, saveLastQuote } from '#web/quote/keep/quote-draft.ts'
import { startOrder } from '#web/quote/keep/order.ts'
import { pageOpened } from '#web/quote/life/kept-events.ts'
import { initialLife } from '#web/quote/life/quote-life.ts'
import { quoteOf } from '#web/quote/model/selection.ts'
import { chosen, full, liveOn, nothingKept } from '#tests/support/quote-events.ts'
import { customer } from '#tests/support/checkout-request.ts'

const draft = { ...chosen, isComplete: true, hasRisen: false, isOwn: true }

const receipt = {
  ...nothingKept,
  draft,
  isOpenedAgain: false,
  isKnown: true,
  isAnotherSaved: false,
  isLastQuotePaid: false,
}

test.each<[string, object, boolean, readonly string[]]>([
  ['keeps what another tab saved since', { isAnotherSaved: true }, false, []],
  ['that is opened again keeps the next quote', { isOpenedAgain: true }, false, []],
  ['clears quote and draft', {}, true, ['dropDraft']],
  ['keeps another draft', { draft: { ...draft, ...full } }, true, []],
  ['keeps the draft of an order that the browser doesn’t know', { isKnown: false }, true, []],
  ['keeps what has no draft then', { isKnown: false, draft: null }, true, ['keepLastQuote']],
  ['drops what is paid', { isAnotherSaved: true, isLastQuotePaid: true }, false, ['keepLastQuote']],
])('the receipt %s (rule 11.2)', (_case, changed, isCleared, asked) => {
  const before = { ...initialLife, saved: chosen, untold: ['changed'] } as const
  const payload = { ...receipt, ...changed }
  const life = liveOn(before, { type: 'quote/receiptOpened', payload })
  expect(life.asked.map(({ type }) => type)).toEqual(asked.map((name) => `do/${name}`))
  expect(life).toMatchObject(isCleared ? { saved: null, saves: 1, untold: [] } : before)
})

test.each([
  ['7KQ3-M4TX', ['keepLastQuote', 'dropDraft']],
  ['2222-2222', []],
  [undefined, []],
])(
  'with the reference %s in its address it drops what is paid, and nothing that any site could name (rule 11.2)',
  (reference, asked) => {
    startOrder(quoteOf(chosen), '7KQ3-M4TX', customer)
    saveDraft(chosen)
    saveLastQuote(chosen)
    const life = { ...initialLife, saved: chosen }
    const opened = liveOn(life, pageOpened('receipt', life, { reference }))
    expect(opened.saved).toBeNull()
    expect(opened.asked.map(({ type }) => type)).toEqual(asked.map((name) => `do/${name}`))
  },
)
