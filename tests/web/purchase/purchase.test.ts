import type { Action, Reducer } from '@reduxjs/toolkit'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { paths } from '#web/content/paths.ts'
import { caseCount, seed } from '#tests/support/test-length.ts'
import { browserCommands, raisePrices } from './browser-commands.ts'
import { buildQuote, builderCommands } from './builder-commands.ts'
import { Model } from './model.ts'
import { paymentCommands } from './payment-commands.ts'
import { prices } from './prices.ts'
import { startSite, type Site } from './site.ts'

// In a browser each tab has its own modules. Here both have one reducer, whose writes must not be mixed.
vi.mock(import('redux-persist'), async (importOriginal) => {
  const original = await importOriginal()
  return {
    ...original,
    persistReducer: (config, base) => forEachStore(() => original.persistReducer(config, base)),
  }
})

/** A reducer that starts anew with each store. */
function forEachStore<State extends object, Act extends Action>(start: () => Reducer<State, Act>) {
  const started = new WeakMap<State, Reducer<State, Act>>()
  return (state: State | undefined, action: Act) => {
    const reduce = (state && started.get(state)) ?? start()
    const next = reduce(state, action)
    started.set(next, reduce)
    return next
  }
}

const anyCommand = fc.oneof(...builderCommands, ...paymentCommands, ...browserCommands)

// About a third is run: commands without a place on the current page are skipped.
const anyCommands = fc.commands([anyCommand], { maxCommands: 120, size: 'max' })

const numRuns = caseCount(10, 200)

/** In ms. Only a guard: a case takes a second, on a busy machine a minute. */
const limit = caseCount(600_000, 3_600_000)

// To repeat a failure: seed and path go to fc.assert, and replayPath to fc.commands.
test(
  'after any steps of a buyer the site shows, keeps and charges the same as the model',
  async () => {
    const site = await startSite()
    let sessions = 0
    await fc.assert(
      fc.asyncProperty(anyCommands, fc.boolean(), async (commands, isPromised) => {
        prices.restart()
        const model = new Model()
        model.load(paths.customQuote)
        site.restart()
        await site.load(paths.customQuote)
        const run = async (steps: Iterable<fc.AsyncCommand<Model, Site>>) =>
          fc.asyncModelRun(() => ({ model, real: site }), steps)
        if (isPromised) await run([...buildQuote, raisePrices])
        await run(commands)
        sessions += model.sessions.length
      }),
      // A failure is reported before the test ends, however long it takes to find a shorter one.
      { numRuns, seed, interruptAfterTimeLimit: limit, markInterruptAsFailure: true },
    )
    // Otherwise the commands lead nowhere.
    expect(sessions).toBeGreaterThan(numRuns / 2)
  },
  limit + 60_000,
)
