import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'
import { writeCounts } from './test-counts.ts'

/** Counts what Playwright ran, by project. */
export default class PlaywrightCounts implements Reporter {
  private projects: readonly string[] = []
  private root: Suite | undefined
  private errors = 0

  onBegin(config: FullConfig, suite: Suite): void {
    this.projects = config.projects.map(({ name }) => name)
    this.root = suite
  }

  onError(): void {
    this.errors += 1
  }

  onEnd(): void {
    const tests = (this.root?.allTests() ?? []).map((test) => ({
      project: test.parent.project()?.name ?? '',
      hasPassed: test.outcome() === 'expected',
    }))
    writeCounts(this.projects, tests, this.errors)
  }
}
