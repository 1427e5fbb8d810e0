import * as fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { chargeFor } from '#lambda/payments.ts'
import { customServiceId } from '#shared/catalogue.ts'
import { sum } from '#shared/money.ts'
import { quoteNumber } from '#shared/quote-number.ts'
import { ownName } from '#shared/words.ts'
import { quoteDraftDays } from '#web/content/storage-keys.ts'
import { readDraft, readLastQuote } from '#web/quote/keep/quote-draft.ts'
import { readSavedQuote } from '#web/quote/keep/saved-items.ts'
import { currentChoices } from '#web/quote/life/quote-life.ts'
import { hasUnsavedChoices, isSameChoice } from '#web/quote/model/selection.ts'
import { ordered } from '#tests/support/selections.ts'
import { customer } from '#tests/support/checkout-request.ts'
import { caseCount, seed } from '#tests/support/test-length.ts'
import { Browser, isPayable } from './browser.ts'
import type { Step } from './builder-steps.ts'
import { anyStep } from './steps.ts'

/** What holds after every step, whatever it was. */
async function take(step: Step, browser: Browser): Promise<void> {
  const { other } = browser
  const { life: before, page } = other
  for (const tab of browser.tabs) tab.told.length = 0
  await step.take(browser)

  // No two orders are of the same moment.
  vi.setSystemTime(Date.now() + 1_000)

  expectHonestSessions(browser)
  expectOnePage(browser)
  expectSameSaved(browser)
  expectOwnKept(browser)
  // Or the step was its own.
  if (page === null || browser.tab === other) return
  // Another tab loses no choices that only it has, and its visitor learns of every change.
  const { life } = other
  const isTold = life.saved === before.saved || !life.page || other.told.length > 0
  expect(isTold).toBe(true)
  const isUnsaved = before.choices && hasUnsavedChoices(before.choices, before.saved)
  expect(currentChoices(life)).toEqual(currentChoices(isUnsaved ? before : life))
}

/** What the provider has is what Pay showed: in all, line by line, and of whom. */
function expectHonestSessions({ sessions }: Browser): void {
  for (const { order, seen } of sessions) {
    const shown = seen.lines.map(({ id, name, quantity, unitPrice }) => ({
      name: id === customServiceId ? ownName(name) : name,
      quantity,
      unitPrice,
    }))
    // The last line is VAT.
    expect(order.lines.slice(0, -1)).toMatchObject(shown)
    expect(sum(order.lines.map(chargeFor))).toBe(seen.due)
    expect(order).toMatchObject({ bookkeeping: { quote: quoteNumber(seen) }, customer })
  }
}

/** Of all payment pages that a tab has opened, at most one can be paid, and nobody pays twice unawares (rule 10.17). */
function expectOnePage({ tabs, sessions }: Browser): void {
  expect(sessions.filter(({ isAsked }) => !isAsked)).toEqual([])
  expect(tabs.flatMap(({ opened }) => opened).filter(isPayable).length).toBeLessThanOrEqual(1)
}

/** Every open page knows what is saved (rule 8.4). */
function expectSameSaved({ tabs }: Browser): void {
  for (const { page, session, life } of tabs) {
    if (!page || page === 'failed' || session) continue
    expect(ordered(life.saved)).toEqual(ordered(readSavedQuote().saved))
  }
}

/** The last package that the visitor made is shown or offered in any tab that is opened now, unless it is paid (rule 7.12). */
function expectOwnKept({ own, sessions, returned }: Browser): void {
  if (!own || Date.now() - own.madeAt >= quoteDraftDays * 24 * 60 * 60_000) return
  const isPaid = sessions.some(
    ({ order, seen }) => returned.has(order.reference) && isSameChoice(seen, own.choices),
  )
  const kept = [readDraft(), readLastQuote()]
  const isKept = kept.some((it) => it !== null && isSameChoice(it, own.choices))
  expect(isPaid || isKept).toBe(true)
}

const numRuns = caseCount(300, 20_000)

/** In ms. Only a guard. */
const limit = caseCount(600_000, 3_600_000)

// A failure prints seed and path, with which fc.assert repeats it.
test(
  'after any steps of a buyer in two tabs nothing is lost, and what is charged is what was shown',
  async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    let sessions = 0
    let thanked = 0
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 60, size: 'max' }), async (steps) => {
        // Each case alone, so that it can be repeated.
        vi.setSystemTime(Date.UTC(2026, 10, 27))
        const browser = new Browser()
        await browser.tab.load('builder')
        for (const step of steps) if (step.isPossible(browser)) await take(step, browser)
        sessions += browser.sessions.length
        thanked += browser.sessions.filter(({ isPaid }) => isPaid).length
      }),
      { numRuns, seed, interruptAfterTimeLimit: limit, markInterruptAsFailure: true },
    )
    // Otherwise the steps lead nowhere.
    expect(sessions).toBeGreaterThan(numRuns / 2)
    expect(thanked).toBeGreaterThan(numRuns / 8)
  },
  limit + 60_000,
)
