import type { FullConfig, Reporter, Suite, TestError } from '@playwright/test/reporter'
import { reasonOf, writeCounts } from './test-counts.ts'

/** Counts what Playwright ran, by project. */
export default class PlaywrightCounts implements Reporter {
  private projects: readonly string[] = []
  private root: Suite | undefined
  private readonly errors: string[] = []

  onBegin(config: FullConfig, suite: Suite): void {
    this.projects = config.projects.map(({ name }) => name)
    this.root = suite
  }

  onError(error: TestError): void {
    this.errors.push(reasonOf(error))
  }

  onEnd(): void {
    const tests = (this.root?.allTests() ?? []).map((test) => ({
      project: test.parent.project()?.name ?? '',
      name: test.titlePath().slice(2).join(' › '),
      failure: test.outcome() === 'expected' ? null : reasonOf(test.results.at(-1)?.error),
    }))
    writeCounts(this.projects, tests, this.errors)
  }
}
