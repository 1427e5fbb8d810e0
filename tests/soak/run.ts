import { createHistogram } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { CommandError, runCommand } from '#infra/tools/command.ts'
import { isUnlucky } from '#tests/support/provider-faults.ts'
import { requestTimeout } from '#web/quote/checkout/request-checkout-session.ts'
import { callsSchema, isPaid, mistakesIn, outcomeOf, type Calls } from './accounts.ts'
import { payAll, type Answer } from './buyers.ts'
import { ownUsage, startProgram, type Program, type Usage } from './program.ts'

const usage = 'Usage: npm run soak -- [--checkouts N] [--connections N] [--faults PERCENT]'

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        checkouts: { type: 'string', default: '20000' },
        connections: { type: 'string', default: '32' },
        faults: { type: 'string', default: '5' },
      },
    })
    const bounds = { checkouts: 100_000, connections: 64, faults: 50 }
    const numbers = Object.entries(bounds).map(([name, max]): [string, number] => {
      const value = Number(Reflect.get(values, name))
      if (!(value >= 1 && value <= max))
        throw new Error(`--${name} takes a number from 1 to ${max}.`)
      return [name, value]
    })
    const { checkouts = 0, connections = 0, faults = 0 } = Object.fromEntries(numbers)
    return { checkouts, connections, faultShare: faults / 100 }
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

// Longer than the 5 s for which servers and agents keep an idle connection.
const settle = () => sleep(8_000)

// What the runtime may open by itself, such as a resolver's socket.
const spareDescriptors = 5

function percentilesOf(answers: readonly Answer[]) {
  const histogram = createHistogram()
  for (const { ms } of answers) histogram.record(Math.max(1, Math.round(ms)))
  const { max } = histogram
  const at = (percentile: number) => histogram.percentile(percentile)
  return { p50: at(50), p90: at(90), p99: at(99), 'p99.9': at(99.9), max }
}

function countOf(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}

async function callsAt({ url }: Program): Promise<Calls> {
  return callsSchema.parse(await (await fetch(url)).json())
}

const throttledCalls = 200
const isThrottled = ({ status }: Answer) => status === 429

runCommand(async () => {
  const { checkouts, connections, faultShare } = readOptions()
  const provider = await startProgram('tests/soak/provider.ts', String(faultShare))
  const preview = await startProgram('tests/soak/preview.ts', provider.url)
  const usages = { buyers: [ownUsage()], preview: preview.usages, provider: provider.usages }
  const newest = () => Object.values(usages).map((each) => each.at(-1))
  const sampling = setInterval(() => usages.buyers.push(ownUsage()), 500)

  // It starts the function's environments, so that what is open before and after can be compared.
  const warmUp = await payAll(preview.url, 0, Math.min(4 * connections, checkouts), connections)
  await settle()
  const before = newest()
  console.log(`${checkouts} checkouts over ${connections} connections …`)
  const start = performance.now()
  const load = await payAll(preview.url, warmUp.length, checkouts, connections)
  const seconds = Math.round((performance.now() - start) / 1_000)
  await settle()
  const after = newest()
  clearInterval(sampling)
  preview.stop()
  const answers = [...warmUp, ...load]
  const calls = await callsAt(provider)

  const throttled = await startProgram('tests/soak/preview.ts', provider.url, 'throttled')
  const last = checkouts + throttledCalls
  const burst = await payAll(throttled.url, checkouts, last, connections)
  throttled.stop()
  const created = (await callsAt(provider)).sessions.length - calls.sessions.length
  provider.stop()

  console.log(`${seconds} s; the provider failed in ${calls.faulty} of ${calls.total} calls`)
  console.table({
    checkouts: countOf(answers.map(outcomeOf)),
    'with the throttle': countOf(burst.map(outcomeOf)),
  })
  console.table({ 'ms to the answer': percentilesOf(load) })
  const use = Object.entries(usages).map(([program, reports], index) => {
    const row = (name: keyof Usage): [string, string] => {
      const peak = Math.max(...reports.map((report) => report[name]))
      return [name, [before[index]?.[name], peak, after[index]?.[name]].join(' → ')]
    }
    return [program, Object.fromEntries([row('megabytes'), row('descriptors')])]
  })
  console.table(Object.fromEntries(use))

  const mistakes = {
    ...mistakesIn(answers, calls, faultShare),
    // Not those of the warm-up: they also wait until the environments have started.
    'answers after the page gave up': load.filter(({ ms }) => ms > requestTimeout).length,
    'descriptors left open': after.filter(
      (each, index) =>
        (each?.descriptors ?? 0) > (before[index]?.descriptors ?? 0) + spareDescriptors,
    ).length,
    'throttled calls that reached the provider': Math.max(
      0,
      created - burst.filter((answer) => !isThrottled(answer)).length,
    ),
    'throttle that did not act': burst.some(isThrottled) ? 0 : 1,
    'answers under the throttle but 200 and 429': burst.filter(
      (answer) => !isPaid(answer) && !isThrottled(answer) && !isUnlucky(faultShare, answer.email),
    ).length,
  }
  console.table(mistakes)
  if (Object.values(mistakes).some((count) => count > 0)) throw new CommandError('Not all is 0.')
})
