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
  const failures: { readonly step: string; readonly what: string }[] = []
  for (const step of chosen) {
    console.log(`\n=== ${step.name}: ${step.title}`)
    if (failures.some(({ step: failed }) => failed === step.needs)) {
      const what = `Not run, because ${step.needs} failed.`
      console.log(what)
      failures.push({ step: step.name, what })
      continue
    }
    const outcome = await runStep(step, stopping.signal)
    passed += outcome.passed
    failures.push(...outcome.failures.map((what) => ({ step: step.name, what })))
  }
  // Once more at the end, where whoever reads a long log looks first.
  console.log()
  for (const { step, what } of failures) console.log(`Failed: ${step}: ${what}`)
  console.log(`${passed} passed, ${failures.length} failed`)
  process.exitCode = failures.length > 0 ? 1 : 0
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
