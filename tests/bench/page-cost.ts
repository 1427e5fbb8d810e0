import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '#tests/support/browser.ts'
import { viewports } from '#tests/support/viewports.ts'

// How long a page may go on working after its load event, in ms.
const settling = 6_000

/** Measures what a phone's first visit of a page costs, with or without its scripts. */
export async function pageCost(url: string, javaScriptEnabled: boolean) {
  await using browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArguments,
  })
  const phone = { viewport: viewports.mobile, isMobile: true, hasTouch: true, javaScriptEnabled }
  const page = await browser.newPage(phone)
  const devtools = await page.context().newCDPSession(page)
  const bytes: number[] = []
  await devtools.send('Network.enable')
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => bytes.push(encodedDataLength))
  // In CPU time of the page's main thread, in which other programs hardly count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(url)
  await sleep(settling)
  const { metrics } = await devtools.send('Performance.getMetrics')
  const milliseconds = (...names: readonly string[]) =>
    metrics
      .filter(({ name }) => names.includes(name))
      .reduce((sum, { value }) => sum + value * 1_000, 0)
  return {
    'main thread (ms)': milliseconds('TaskDuration'),
    'script (ms)': milliseconds('ScriptDuration'),
    'style and layout (ms)': milliseconds('LayoutDuration', 'RecalcStyleDuration'),
    requests: bytes.length,
    kB: bytes.reduce((sum, size) => sum + size, 0) / 1_000,
  }
}
