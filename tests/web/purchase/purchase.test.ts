import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { paths } from '#web/content/paths.ts'
import { caseCount } from '#tests/support/test-length.ts'
import { browserCommands } from './browser-commands.ts'
import { builderCommands } from './builder-commands.ts'
import { Model } from './model.ts'
import { paymentCommands } from './payment-commands.ts'
import { startSite } from './site.ts'

const anyCommand = fc.oneof(...builderCommands, ...paymentCommands, ...browserCommands)

// About a third is run: a command that is not possible where the buyer is gets skipped.
const anyCommands = fc.commands([anyCommand], { maxCommands: 120, size: 'max' })

const numRuns = caseCount(10, 200)

/** In ms. Only a guard: a case takes a second, on a busy machine a minute. */
const limit = caseCount(600_000, 3_600_000)

// To repeat a failure: seed and path go to fc.assert, and replayPath to fc.commands.
test(
  'whatever a buyer does, the site shows, keeps and charges what the model says',
  async () => {
    const site = await startSite()
    let sessions = 0
    await fc.assert(
      fc.asyncProperty(anyCommands, async (commands) => {
        const model = new Model()
        model.load(paths.customQuote)
        site.restart()
        await site.load(paths.customQuote)
        await fc.asyncModelRun(() => ({ model, real: site }), commands)
        sessions += model.sessions.length
      }),
      // A failure is reported before the test ends, however long it takes to find a shorter one.
      { numRuns, seed: 20_261_122, interruptAfterTimeLimit: limit, markInterruptAsFailure: true },
    )
    // Otherwise the commands lead nowhere.
    expect(sessions).toBeGreaterThan(numRuns)
  },
  limit + 60_000,
)
