import type { Browser } from '@playwright/test'
import { paths } from '#web/content/paths.ts'
import { watchHeading, watchMenu } from './probes.ts'
import type { Figures } from './results.ts'
import type { FileServer } from './serve-files.ts'
import { openTab, waitForLog, waitUntilIdle, type Network } from './tab.ts'

type PageMeasurement = (browser: Browser, server: FileServer) => Promise<Figures>

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const desktop = { viewport: { width: 1440, height: 900 } }
const commit = { waitUntil: 'commit' } as const

export const pageMeasurements: readonly PageMeasurement[] = [
  async (browser, server) => {
    const { paints, timings, requests } = await loadHome(browser, server, '1.6 Mbps')
    return {
      ...paints,
      'total blocking time of / (ms)': timings.totalBlockingTime,
      'scripts of / before its load event (kB brotli)': timings.earlyScriptBytes / 1_000,
      'requests of / before its load event': timings.earlyRequests,
      'requests of /, prefetches included': requests.length,
    }
  },
  async (browser, server) => (await loadHome(browser, server, '400 kbps')).paints,
  openMenu,
  followLink,
]

async function loadHome(browser: Browser, server: FileServer, network: Network) {
  await using page = await openTab(browser, network, phone)
  const before = server.requests.length
  const timings = await waitUntilIdle(page, () => page.goto(server.origin, commit))
  const paints: Figures = {
    [`first contentful paint of /, ${network} (ms)`]: timings.firstPaint,
    [`largest contentful paint of /, ${network} (ms)`]: timings.largestPaint,
  }
  return { paints, timings, requests: server.requests.slice(before) }
}

/** Taps the menu's button as soon as it is painted. */
async function openMenu(browser: Browser, server: FileServer): Promise<Figures> {
  await using page = await openTab(browser, '1.6 Mbps', phone)
  await page.addInitScript(watchMenu)
  const button = waitForLog(page, 'button')
  await page.goto(server.origin, commit)
  const [x = NaN, y = NaN] = await button
  const menu = waitForLog(page, 'menu')
  await page.touchscreen.tap(x, y)
  const [openedAt = NaN] = await menu
  return { 'menu open after the earliest tap (ms)': openedAt }
}

/** Follows the header's link from the idle home page to the pricing page. */
async function followLink(browser: Browser, server: FileServer): Promise<Figures> {
  await using page = await openTab(browser, '1.6 Mbps', desktop)
  await page.addInitScript(watchHeading)
  await waitUntilIdle(page, () => page.goto(server.origin, commit))
  const before = server.requests.length
  const press = waitForLog(page, 'press')
  const heading = waitForLog(page, 'heading', ` ${paths.pricing}`)
  const link = page.locator(`header a[href="${paths.pricing}"]`).filter({ visible: true })
  await waitUntilIdle(page, () => link.click({ noWaitAfter: true }))
  const [[pressedAt = NaN], [paintedAt = NaN]] = await Promise.all([press, heading])
  return {
    'link to /pricing, press to heading (ms)': paintedAt - pressedAt,
    'requests of that press': server.requests.length - before,
  }
}
