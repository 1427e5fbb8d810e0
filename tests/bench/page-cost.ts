import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type CDPSession } from '@playwright/test'
import { CommandError } from '#infra/tools/command.ts'
import * as z from '#shared/schema.ts'
import { browserArguments, findBrowser } from '#tests/support/browser.ts'
import { viewports } from '#tests/support/viewports.ts'

/** A complete event of the trace. Times are in µs; `tdur` is the CPU time of its thread, in which nothing else counts. */
const eventSchema = z.object({
  name: z.string(),
  ph: z.literal('X'),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number(),
  tdur: z.optional(z.number()),
  args: z.optional(z.object({ beginData: z.optional(z.object({ url: z.optional(z.string()) })) })),
})
type Event = z.infer<typeof eventSchema>

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'v8']

const kinds = {
  script:
    /^(FunctionCall|EvaluateScript|v8\.|V8\.|RunMicrotasks|TimerFire|FireAnimationFrame|EventDispatch)/,
  'style and layout': /^(UpdateLayoutTree|Layout|RecalculateStyles|ParseAuthorStyleSheet)/,
  paint: /^(Paint|PrePaint|Layerize|Commit|UpdateLayer|CompositeLayers|IntersectionObserver)/,
}

/** In ms: a task of this length takes 50 ms on a phone at a quarter of the speed. */
const shortTask = 12.5

// How long a page may go on working after its load event, and how long nobody touches it then, in ms.
const settling = 6_000
const idling = 10_000

const cpuOf = ({ tdur = 0 }: Event) => tdur / 1_000
const endOf = (event?: Event) => (event ? event.ts + event.dur : Infinity)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The CPU time of the thread that parsed the page: in all, by kind of work, and in tasks that are not short. */
function costOf(events: readonly Event[], url: string) {
  const parser = events.find(
    ({ name, args }) => name === 'ParseHTML' && args?.beginData?.url?.startsWith(url),
  )
  if (!parser) throw new CommandError(`The trace has no page at ${url}.`)
  const own = events
    .filter(({ pid, tid }) => pid === parser.pid && tid === parser.tid)
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)
  const open: Event[] = []
  const tasks: Event[] = []
  const selfTimes = new Map<Event, number>()
  for (const event of own) {
    while (endOf(open.at(-1)) <= event.ts) open.pop()
    const parent = open.at(-1)
    if (parent) selfTimes.set(parent, (selfTimes.get(parent) ?? 0) - cpuOf(event))
    else tasks.push(event)
    selfTimes.set(event, cpuOf(event))
    open.push(event)
  }
  const byKind = Object.entries(kinds).map(([kind, names]) => {
    const ofKind = own.filter(({ name }) => names.test(name))
    return [
      `${kind} (ms)`,
      sum(ofKind.map((event) => Math.max(0, selfTimes.get(event) ?? 0))),
    ] as const
  })
  return {
    'main thread (ms)': sum(tasks.map(cpuOf)),
    ...Object.fromEntries(byKind),
    'excess of tasks over 12.5 ms': sum(tasks.map((task) => Math.max(0, cpuOf(task) - shortTask))),
  }
}

async function idleCost(devtools: CDPSession) {
  await devtools.send('Performance.enable')
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN
  }
  const before = await read()
  await sleep(idling)
  const after = await read()
  const spent = (name: string) => after(name) - before(name)
  return {
    'idle for 10 s: main thread (ms)': spent('TaskDuration') * 1_000,
    'idle for 10 s: recalculations of style': spent('RecalcStyleCount'),
  }
}

/** Opens a page on a phone's screen, in a browser that has never seen it, and measures what the first visit costs. */
export async function pageCost(url: string, javaScriptEnabled: boolean) {
  await using browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArguments,
  })
  const page = await browser.newPage({
    javaScriptEnabled,
    viewport: viewports.mobile,
    isMobile: true,
    hasTouch: true,
  })
  const devtools = await page.context().newCDPSession(page)
  const bytes: number[] = []
  await devtools.send('Network.enable')
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => bytes.push(encodedDataLength))
  const tracing = await browser.newBrowserCDPSession()
  const events: Event[] = []
  tracing.on('Tracing.dataCollected', ({ value }) => {
    events.push(...value.flatMap((event) => eventSchema.safeParse(event).data ?? []))
  })
  const traced = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve))

  await tracing.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
  })
  await page.goto(url)
  await sleep(settling)
  await tracing.send('Tracing.end')
  await traced

  return {
    ...costOf(events, url),
    ...(await idleCost(devtools)),
    requests: bytes.length,
    kB: sum(bytes) / 1_000,
  }
}
