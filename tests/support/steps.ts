/** A part of `npm test`. */
export type Step = {
  readonly name: string
  readonly title: string
  /** The script of package.json that it runs. */
  readonly script: string
  /** For a step with tests of its own: what makes its script count them. Any other step counts as one test. */
  readonly reporter?: readonly string[]
  /** The step without which it makes no sense. */
  readonly needs?: string
}

const vitestReporter = ['--reporter=default', '--reporter=./tests/support/vitest-counts.ts']
const playwrightReporter = ['--reporter=list,./tests/support/playwright-counts.ts']

/** The parts of `npm test` in their order: what is quick comes first. */
export const steps: readonly Step[] = [
  { name: 'format', title: 'formatting', script: 'format:check' },
  { name: 'lint', title: 'linter, unused code and packages', script: 'lint' },
  { name: 'types', title: 'types', script: 'types' },
  {
    name: 'unit',
    title: 'unit and component tests',
    script: 'test:unit',
    reporter: vitestReporter,
  },
  { name: 'build', title: 'build', script: 'build' },
  {
    name: 'checks',
    title: 'checks of what was built',
    script: 'test:build',
    reporter: vitestReporter,
    needs: 'build',
  },
  {
    name: 'journeys',
    title: 'journeys in a real browser',
    script: 'test:e2e',
    reporter: playwrightReporter,
    needs: 'build',
  },
]

/** The first of some names that no step has. */
export function unknownStep(names: readonly string[]): string | undefined {
  return names.find((name) => !steps.some((step) => step.name === name))
}

/** Chooses steps by name, with those they need, in their order. No name chooses all. */
export function chooseSteps(names: readonly string[]): readonly Step[] {
  if (names.length === 0) return steps
  const chosen = steps.filter(({ name }) => names.includes(name))
  const needed = new Set(chosen.flatMap(({ needs }) => needs ?? []))
  return steps.filter(({ name }) => names.includes(name) || needed.has(name))
}
