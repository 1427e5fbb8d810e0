import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node'
import { reasonOf, writeCounts } from './test-counts.ts'

function failureOf(test: TestCase): string | null {
  const { state, errors } = test.result()
  if (state === 'passed') return null
  return state === 'failed' ? reasonOf(errors[0]) : state
}

/** Counts what vitest ran, by project. */
export default class VitestCounts implements Reporter {
  private projects: readonly string[] = []

  onInit(vitest: Vitest): void {
    this.projects = vitest.projects.map(({ name }) => name)
  }

  onTestRunEnd(
    testModules: readonly TestModule[],
    unhandledErrors: readonly SerializedError[],
  ): void {
    const tests = testModules.flatMap(({ project, relativeModuleId, children }) =>
      [...children.allTests()].map((test) => ({
        project: project.name,
        name: `${relativeModuleId} › ${test.fullName}`,
        failure: failureOf(test),
      })),
    )
    const moduleErrors = testModules.flatMap((testModule) =>
      testModule.errors().map((error) => `${testModule.relativeModuleId}: ${reasonOf(error)}`),
    )
    writeCounts(this.projects, tests, [...moduleErrors, ...unhandledErrors.map(reasonOf)])
  }
}
