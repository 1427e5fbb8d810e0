import { configDefaults, defineConfig } from 'vitest/config'
import unitTests from '#vitest'

/** Set by run.ts: the part whose tests have to kill the mutants. */
const part = process.env['MUTATION_PART'] ?? ''

// Without the projects: one part has to kill its mutants, and a mutant needs one process.
const { projects: _projects, ...settings } = unitTests.test ?? {}

export default defineConfig({
  ...unitTests,
  test: {
    ...settings,
    include: [`tests/${part}/**/*.test.ts`],
    // These run the whole function, or need a page, which would take seconds with almost every mutant.
    exclude: [
      ...configDefaults.exclude,
      'tests/lambda/{bookkeeping,hostile-requests}.test.ts',
      'tests/web/quote/builder/saved-choices.test.ts',
      'tests/web/quote/checkout/request-checkout-session.test.ts',
      'tests/web/quote/life/{follow-storage,notices}.test.ts',
      'tests/web/purchase/{purchase,two-versions}.test.ts',
      'tests/web/shell/**/early-{clicks,input}.test.ts',
      'tests/web/shell/service-worker/saved-pages.test.ts',
    ],
    setupFiles: [
      'tests/mutation/setup.ts',
      ...(part === 'web' ? ['tests/mutation/setup-web.ts'] : []),
    ],
    environment: 'node',
  },
})
