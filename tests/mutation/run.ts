import { Stryker } from '@stryker-mutator/core'
import { CommandError, runCommand } from '#infra/tools/command.ts'

/** The files whose mutants the tests of each part have to kill: docs/mutation-testing.md says what is left out, and why. */
const sources: ReadonlyMap<string, readonly string[]> = new Map([
  ['shared', ['shared/*.ts', '!shared/*.d.ts']],
  ['lambda', ['lambda/**/*.ts']],
  [
    'web',
    [
      'web/src/ui/browser/{amount-format,browser-storage,format-day,format-money,import-module,message-links}.ts',
      'web/src/quote/model/*.ts',
      'web/src/quote/keep/*.ts',
      'web/src/quote/life/{next-choices,next-life,next-payment,next-saved}.ts',
      'web/src/quote/checkout/validate-details.ts',
      'web/src/site/contact/validate-message.ts',
      'web/src/site/legal/heading-anchor.ts',
      'web/src/site/not-found/nearest-path.ts',
      'web/src/content/{contact-state,plan-currency,quote-presets,quote-text}.ts',
      'web/src/shell/prefetch/page-files.ts',
    ],
  ],
])

/** Rejects a score below it, in percent. */
const leastScore = 92

async function testPart(part: string, mutate: readonly string[]): Promise<void> {
  process.env['MUTATION_PART'] = part
  const stryker = new Stryker({
    mutate: [...mutate],
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    // Stryker would rewrite tsconfig.json with an API that TypeScript 7 doesn't have.
    tsconfigFile: 'none',
    // Nor does it have to disable type checks: vitest has none, and tests read the sources.
    disableTypeChecks: false,
    coverageAnalysis: 'perTest',
    // What runs while a module loads is mostly content, and a module that doesn't load is no failed test for Stryker. Tests of
    // lambda load it anew, which Stryker can only tell apart with these mutants.
    ignoreStatic: part !== 'lambda',
    concurrency: 2,
    // On a busy machine a slow test must not count as a killed mutant.
    timeoutMS: 60_000,
    incremental: true,
    incrementalFile: `node_modules/.cache/mutation/${part}.json`,
    tempDirName: 'test-results/mutation-sandbox',
    ignorePatterns: ['/dist', '/cdk.out', '/test-results'],
    reporters: ['clear-text', 'html', 'progress-append-only'],
    htmlReporter: { fileName: `test-results/mutation/${part}.html` },
    clearTextReporter: { allowColor: false, reportTests: false },
    thresholds: { high: leastScore, low: leastScore, break: leastScore },
  })
  await stryker.runMutationTest()
}

runCommand(async () => {
  const parts = process.argv.slice(2)
  const unknown = parts.find((part) => !sources.has(part))
  if (unknown)
    throw new CommandError(`Unknown part "${unknown}": ${[...sources.keys()].join(', ')}.`)
  for (const [part, mutate] of sources) {
    if (parts.length === 0 || parts.includes(part)) await testPart(part, mutate)
  }
})
