import { readdirSync } from 'node:fs'
import { createHistogram } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { builtSite } from '#infra/local/built-site.ts'
import { startPreview } from '#infra/local/preview.ts'
import { readStage } from '#infra/stack/stage.ts'
import { CommandError, runCommand } from '#infra/tools/command.ts'
import { environmentNames } from '#lambda/deployment.ts'
import { siteOrigin } from '#tests/support/checkout-request.ts'
import { isUnlucky } from '#tests/support/provider-faults.ts'
import { requestTimeout } from '#web/quote/checkout/request-checkout-session.ts'
import { payAll, type Answer } from './buyers.ts'
import { startProvider, type Session } from './provider.ts'

const usage = 'Usage: npm run soak -- [--checkouts N] [--connections N] [--faults PERCENT]'

function readOptions() {
  const option = (preset: string) => ({ type: 'string', default: preset }) as const
  const options = { checkouts: option('20000'), connections: option('32'), faults: option('5') }
  const { values } = parseArgs({ options, strict: false })
  const [checkouts, connections, faults] = [
    values.checkouts,
    values.connections,
    values.faults,
  ].map(Number)
  if (!checkouts || !connections || !faults) throw new CommandError(usage)
  return { checkouts, connections, faultShare: faults / 100 }
}

/** The preview of the built stack, which pays at another server. */
async function previewAt(apiBase: string, isThrottled: boolean, signal: AbortSignal) {
  const site = await builtSite({}, 'localhost', signal)
  const routes = site.calls.routes.map((route) => ({ ...route, burst: Infinity, rate: 0 }))
  const calls = { ...site.calls, routes: isThrottled ? site.calls.routes : routes }
  const { port, close } = await startPreview(
    { ...site, calls },
    {
      port: 0,
      parameters: { [readStage({}).config.stripeKeyParameter]: 'sk_test_soak' },
      environment: { STRIPE_API_BASE: apiBase, [environmentNames.allowedOrigins]: siteOrigin },
    },
  )
  return { url: `http://127.0.0.1:${port}`, close }
}

/** What this process has open, which all of it runs in, once nothing is under way and idle connections have ended. */
async function settledUse() {
  await sleep(8_000)
  const { rss } = process.memoryUsage()
  return { megabytes: Math.round(rss / 1e6), descriptors: readdirSync('/dev/fd').length }
}

// What the runtime may open by itself, such as a resolver's socket.
const spareDescriptors = 5

function percentilesOf(answers: readonly Answer[]) {
  const histogram = createHistogram()
  for (const { ms } of answers) histogram.record(Math.max(1, Math.round(ms)))
  const at = (percentile: number) => histogram.percentile(percentile)
  return { p50: at(50), p90: at(90), p99: at(99), 'p99.9': at(99.9), max: histogram.max }
}

function countOf(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}

const isPaid = ({ outcome }: Answer) => outcome === '200'
const isThrottled = ({ outcome }: Answer) => outcome === '429'

/** Compares the answers with the provider's sessions. Each number has to be 0. */
function mistakesIn(answers: readonly Answer[], sessions: readonly Session[], faultShare: number) {
  const byBuyer = new Map<string, Session[]>()
  for (const session of sessions) {
    const { customer_email: buyer } = session
    byBuyer.set(buyer, [...(byBuyer.get(buyer) ?? []), session])
  }
  const sessionsOf = ({ email }: Answer) => byBuyer.get(email) ?? []
  const count = (isWrong: (answer: Answer) => boolean) => answers.filter(isWrong).length
  return {
    'answers 500': count(({ outcome }) => outcome.startsWith('500')),
    'failed without three faults': count(
      (answer) => !isPaid(answer) && !isUnlucky(faultShare, answer.email),
    ),
    'duplicated sessions': count((answer) => sessionsOf(answer).length > 1),
    'missing sessions': count(
      (answer) => isPaid(answer) && answer.url !== sessionsOf(answer)[0]?.url,
    ),
    'wrong amounts': count((answer) =>
      sessionsOf(answer).some((session) => session.amount_total !== answer.amount),
    ),
  }
}

runCommand(async (signal) => {
  const { checkouts, connections, faultShare } = readOptions()
  const provider = await startProvider(faultShare)
  const preview = await previewAt(provider.url, false, signal)

  // It starts the function's environments, so that what is open before and after can be compared.
  const warmUp = await payAll(preview.url, 0, Math.min(4 * connections, checkouts), connections)
  const before = await settledUse()
  console.log(`${checkouts} checkouts over ${connections} connections …`)
  const start = performance.now()
  const load = await payAll(preview.url, warmUp.length, checkouts, connections)
  const seconds = Math.round((performance.now() - start) / 1_000)
  const after = await settledUse()
  await preview.close()
  const answers = [...warmUp, ...load]
  const { total, faulty } = provider.calls
  const sessions = [...provider.sessions.values()]

  const throttled = await previewAt(provider.url, true, signal)
  const burst = await payAll(throttled.url, checkouts, checkouts + 200, connections)
  await throttled.close()
  await provider.close()
  const created = provider.sessions.size - sessions.length

  console.log(`${seconds} s; the provider failed in ${faulty} of ${total} calls`)
  console.table({
    checkouts: countOf(answers.map(({ outcome }) => outcome)),
    'with the throttle': countOf(burst.map(({ outcome }) => outcome)),
  })
  console.table({ 'ms to the answer': percentilesOf(load) })
  console.table({ before, after })
  const mistakes = {
    ...mistakesIn(answers, sessions, faultShare),
    // Not those of the warm-up: they also wait until the environments have started.
    'answers after the page gave up': load.filter(({ ms }) => ms > requestTimeout).length,
    'descriptors left open': Math.max(0, after.descriptors - before.descriptors - spareDescriptors),
    'throttled calls that reached the provider': Math.max(
      0,
      created - burst.filter((answer) => !isThrottled(answer)).length,
    ),
    'throttle that did not act': burst.some(isThrottled) ? 0 : 1,
    'answers under the throttle but 200 and 429': burst.filter(
      (answer) => !isPaid(answer) && !isThrottled(answer),
    ).length,
  }
  console.table(mistakes)
  if (Object.values(mistakes).some((count) => count > 0)) throw new CommandError('Not all is 0.')
  return undefined
})
