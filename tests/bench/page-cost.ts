import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Browser } from '@playwright/test'
import { browserArguments, findBrowser } from '#tests/support/browser.ts'
import { viewports } from '#tests/support/viewports.ts'

// How long a page may go on working after its load event, and how long nobody touches it then, in ms.
const settling = 6_000
const idling = 10_000

/** A browser that has never seen a page, with a phone's screen. */
async function openPhone(browser: Browser, javaScriptEnabled: boolean) {
  const phone = { viewport: viewports.mobile, isMobile: true, hasTouch: true, javaScriptEnabled }
  const page = await browser.newPage(phone)
  return { page, devtools: await page.context().newCDPSession(page) }
}

/** How long tasks block a processor of a quarter of the speed beyond 50 ms each, in ms. */
async function blockingTime(browser: Browser, url: string): Promise<number> {
  const { page, devtools } = await openPhone(browser, true)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    Reflect.set(window, 'blocked', 0)
    new PerformanceObserver((list) => {
      const excess = list.getEntries().reduce((sum, { duration }) => sum + duration - 50, 0)
      Reflect.set(window, 'blocked', Number(Reflect.get(window, 'blocked')) + excess)
    }).observe({ type: 'longtask', buffered: true })
  })
  await page.goto(url)
  await sleep(settling)
  return page.evaluate(() => Number(Reflect.get(window, 'blocked')))
}

/** Measures what the first visit of a page costs, with or without its scripts. */
export async function pageCost(url: string, javaScriptEnabled: boolean) {
  await using browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArguments,
  })
  const { page, devtools } = await openPhone(browser, javaScriptEnabled)
  const bytes: number[] = []
  await devtools.send('Network.enable')
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => bytes.push(encodedDataLength))
  // In CPU time of the page's main thread, in which other programs hardly count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const readMetrics = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN
  }
  await page.goto(url)
  await sleep(settling)
  const settled = await readMetrics()
  await sleep(idling)
  const idle = await readMetrics()
  return {
    'main thread (ms)': settled('TaskDuration') * 1_000,
    'script (ms)': settled('ScriptDuration') * 1_000,
    'style and layout (ms)': (settled('LayoutDuration') + settled('RecalcStyleDuration')) * 1_000,
    'blocking at a quarter of the speed (ms)': javaScriptEnabled
      ? await blockingTime(browser, url)
      : NaN,
    'idle for 10 s: main thread (ms)': (idle('TaskDuration') - settled('TaskDuration')) * 1_000,
    'idle for 10 s: recalculations of style':
      idle('RecalcStyleCount') - settled('RecalcStyleCount'),
    requests: bytes.length,
    kB: bytes.reduce((sum, size) => sum + size, 0) / 1_000,
  }
}
