import { runStep } from './support/run-step.ts'
import { chooseSteps, steps, unknownStep, type Step } from './support/steps.ts'

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopping.abort()
    process.exit(1)
  })
}

function help(): string {
  const parts = steps.map(({ name, title }) => `  ${name.padEnd(10)}${title}`)
  return `npm test runs all of these parts, npm test -- PART … some of them:\n${parts.join('\n')}`
}

async function run(chosen: readonly Step[]): Promise<void> {
  let passed = 0
  const failures = new Map<string, number>()
  for (const step of chosen) {
    console.log(`\n=== ${step.name}: ${step.title}`)
    if (step.needs && failures.has(step.needs)) {
      console.log(`Not run, because ${step.needs} failed.`)
      failures.set(step.name, 1)
      continue
    }
    const outcome = await runStep(step, stopping.signal)
    passed += outcome.passed
    if (outcome.failed > 0) failures.set(step.name, outcome.failed)
  }
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0)
  console.log()
  if (failed > 0) console.log(`Failed: ${[...failures.keys()].join(', ')}`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

const names = process.argv.slice(2)
const unknown = unknownStep(names)
if (names.includes('--help')) {
  console.log(help())
} else if (unknown !== undefined) {
  console.error(`There is no part "${unknown}". ${help()}`)
  process.exitCode = 1
} else {
  await run(chooseSteps(names))
}
