import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { CommandError } from '#infra/tools/command.ts'
import { readTimings } from './probes.ts'

// Bytes a second, and ms that each response waits.
const networks = {
  '1.6 Mbps': { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 },
  '400 kbps': { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 },
}
export type Network = keyof typeof networks

const cpuSlowdown = 4
const quietMs = 2_000
const limitMs = 60_000

/** Opens a tab with an empty cache, on a slow network and processor. */
export async function openTab(browser: Browser, network: Network, screen: BrowserContextOptions) {
  const page = await browser.newPage(screen)
  // tsx adds calls of this helper to functions, also to those that run in the page.
  await page.addInitScript('globalThis.__name = (named) => named')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...networks[network] })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  return page
}

/** Goes somewhere, and waits until for two seconds nothing was loading and no long task ran. */
export async function settle(page: Page, go: () => Promise<unknown>) {
  let loading = 0
  page.on('request', () => (loading += 1))
  page.on('requestfinished', () => (loading -= 1))
  page.on('requestfailed', () => (loading -= 1))
  await go()
  await page.waitForLoadState('load')
  for (let waitedMs = 0; waitedMs < limitMs; waitedMs += quietMs) {
    await setTimeout(quietMs)
    if (loading > 0) continue
    const timings = await page.evaluate(readTimings)
    if (timings.now - timings.lastTaskEnd >= quietMs) return timings
  }
  throw new CommandError(`${page.url()} did not come to rest within ${limitMs / 1_000} s.`)
}

/** Waits until a probe logs this word, and resolves with the numbers after it. */
export async function logged(page: Page, word: string, end = ''): Promise<readonly number[]> {
  const message = await page.waitForEvent('console', {
    predicate: (each) => each.text().startsWith(`${word} `) && each.text().endsWith(end),
    timeout: limitMs,
  })
  return message.text().split(' ').slice(1).map(Number)
}
