import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { svgShapes } from './web/build/svg-shapes.ts'

// A machine may set it to production, whose React can't be tested.
process.env['NODE_ENV'] = 'test'

/** For tests with the company in tests/company/, by package.json's "imports": the others have the site's. */
const resolve = { conditions: ['tests'] }
const ownCompany = { resolve, ssr: { resolve } }

const web = {
  name: 'web',
  include: ['tests/web/**/*.test.{ts,tsx}'],
  environment: 'jsdom',
  setupFiles: ['tests/support/setup-web.ts'],
}

/** Tests of what the site itself says: also in tests/company/tsconfig.json. */
const webOfTheSite = ['tests/web/content/**/*.test.{ts,tsx}']

export default defineConfig({
  plugins: [svgShapes()],
  test: {
    // Lighthouse measures speed (CONTRIBUTING.md): on a busy machine a right answer may take its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Many tests wait for processes of their own, and leave a core idle: on two cores 153 s instead of 230.
    maxWorkers: '100%',
    expect: { poll: { timeout: 100_000 } },
    slowTestThreshold: Infinity,
    // Node's own, since 25, would take the place of jsdom's.
    execArgv: 'localStorage' in globalThis ? ['--no-experimental-webstorage'] : [],
    // The files of a project share a process and its modules: loading every package for each file takes longer than most
    // tests. What a test changes it undoes, and these undo what it replaced.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      // Once: it uses no more of its platform than shared/standards.d.ts declares, and tests of both sides run that too.
      {
        extends: true,
        ...ownCompany,
        test: { name: 'shared', include: ['tests/shared/**/*.test.ts'] },
      },
      { extends: true, ...ownCompany, plugins: [react()], test: { ...web, exclude: webOfTheSite } },
      {
        extends: true,
        plugins: [react()],
        test: { ...web, name: 'web-of-the-site', include: webOfTheSite },
      },
      {
        extends: true,
        ...ownCompany,
        test: { name: 'lambda', include: ['tests/lambda/**/*.test.ts'] },
      },
      {
        extends: true,
        ...ownCompany,
        test: { name: 'infra', include: ['tests/infra/**/*.test.ts'] },
      },
      { extends: true, test: { name: 'repo', include: ['tests/repo/**/*.test.ts'] } },
      { extends: true, test: { name: 'build', include: ['tests/build/**/*.test.ts'] } },
    ],
  },
})
