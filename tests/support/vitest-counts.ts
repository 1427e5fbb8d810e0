import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { writeCounts } from './test-counts.ts'

function errorsOf(testModule: TestModule): number {
  return testModule.errors().length
}

/** Counts what vitest ran, by project. */
export default class VitestCounts implements Reporter {
  private projects: readonly string[] = []

  onInit(vitest: Vitest): void {
    this.projects = vitest.projects.map(({ name }) => name)
  }

  onTestRunEnd(testModules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const tests = testModules.flatMap(({ project, children }) =>
      [...children.allTests()].map((test) => ({
        project: project.name,
        hasPassed: test.result().state === 'passed',
      })),
    )
    const moduleErrors = testModules.reduce((sum, testModule) => sum + errorsOf(testModule), 0)
    writeCounts(this.projects, tests, moduleErrors + unhandledErrors.length)
  }
}
